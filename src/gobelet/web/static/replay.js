// How does one walk through a record? The server draws any step; this asks for the next one.

import { $ } from "./elements.js";
import { fits, narrow, phone } from "./paper.js";
import { learn, liven, redraw } from "./picture.js";
import { showPoints } from "./scores.js";
import { packed } from "./share.js";

const picture = $("sheet").querySelector("svg"), record = $("record").value, last = Number($("step").max);
let now = {}, at = 0, seat = $("eyes").value, rolls = 0, running = 0, asked = 0;

async function go(step, seen = now.seats ? at : null) {
  step = Math.max(0, Math.min(last, step));
  const mine = ++asked;
  const wanted = { record, at: step, seen, seat, narrow: narrow() };
  const response = await fetch("/api/replay", {
    method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(wanted),
  });
  const answer = await response.json();
  if (mine !== asked) return;
  if (!response.ok) return void ($("notice").textContent = answer.detail);
  now = { ...now, ...answer };
  const fresh = redraw(picture, answer);
  dim();
  liven(fresh, now.rolls > rolls);
  [at, rolls] = [step, now.rolls];
  show();
}

// Nothing can be pointed at in a game that was played.
function dim() {
  for (const box of picture.querySelectorAll(".lit")) {
    box.classList.remove("lit");
    box.removeAttribute("tabindex");
    box.setAttribute("role", "img");
  }
}

function show() {
  $("question").textContent = now.question;
  $("step").value = $("at").value = at;
  history.replaceState(null, "", `#${at}`);
  showPoints(now.seats);
  document.querySelector("[aria-current]")?.removeAttribute("aria-current");
  const line = document.querySelector(`[data-step="${at}"]`);
  line?.setAttribute("aria-current", "step");
  if (line) $("log").scrollTop = line.offsetTop - $("log").offsetTop - $("log").clientHeight / 2;
  if (at === last) run(false);
}

function run(on) {
  clearInterval(running);
  running = on ? setInterval(() => go(at + 1), 1100) : 0;
  $("run").setAttribute("aria-pressed", on);
}

const toggle = () => {
  if (!running && at === last) go(0);
  run(!running);
};
const halt = (step) => {
  run(false);
  go(step);
};
$("first").addEventListener("click", () => halt(0));
$("earlier").addEventListener("click", () => halt(at - 1));
$("later").addEventListener("click", () => halt(at + 1));
$("last").addEventListener("click", () => halt(last));
$("run").addEventListener("click", toggle);
$("step").addEventListener("input", () => halt(Number($("step").value)));
$("log").addEventListener("click", (event) => event.target.dataset.step && halt(Number(event.target.dataset.step)));
$("eyes").onchange = () => {
  seat = $("eyes").value;
  go(at, null);
};
$("share").addEventListener("click", async () => {
  const { id, done } = $("share").dataset;
  const path = id ? `/replay/${id}#${at}` : `/replay#record=${await packed(record)}@${at}`;
  $("address").value = location.origin + path;
  $("link").hidden = false;
  $("address").select();
  await navigator.clipboard?.writeText($("address").value).then(() => ($("link").firstElementChild.textContent = done), () => {});
});
const KEYS = {
  ArrowRight: () => halt(at + 1), ArrowLeft: () => halt(at - 1), Home: () => halt(0), End: () => halt(last), " ": toggle,
};
addEventListener("keydown", (event) => {
  if (!KEYS[event.key] || event.target.closest("input, select, textarea, button, summary")) return;
  event.preventDefault();
  KEYS[event.key]();
});

learn(picture);
dim();
phone.onchange = () => go(at, null);
if (location.hash || !fits) go(Number(location.hash.slice(1)) || 0);

// How does one walk through a record? The server draws any step; this asks for the next one.

import { $, all } from "./elements.js";
import { fits, narrow, phone } from "./paper.js";
import { boxesOf, learn, liven, redraw } from "./picture.js";
import { showPoints } from "./scores.js";
import { packed } from "./share.js";

const picture = /** @type {Picture} */ ($("sheet").querySelector("svg"));
const record = $("record").value, last = Number($("step").max);

/**
 * What is shown (null until a step was asked for), at which step, through whose eyes; the interval while it runs by
 * itself; how many steps were asked for, so that only the answer to the latest counts.
 */
const state = { now: /** @type {SeatView | null} */ (null), at: 0, seat: $("eyes").value, running: 0, asked: 0 };

/** @type {(step: number, seen?: number | null) => Promise<void>} */
async function go(step, seen = state.now && state.at) {
  const at = Math.max(0, Math.min(last, step)), mine = ++state.asked;
  const body = JSON.stringify({ record, at, seen, seat: state.seat, narrow: narrow() });
  const headers = { "content-type": "application/json" };
  const response = await fetch("/api/replay", { method: "POST", headers, body });
  const answer = await response.json();
  if (mine !== state.asked) return;
  if (!response.ok) return void ($("notice").textContent = answer.detail);
  const rolls = state.now?.rolls ?? 0, now = { ...state.now, ...answer };
  const fresh = redraw(picture, answer);
  dim();
  liven(fresh, now.rolls > rolls);
  Object.assign(state, { now, at });
  show(now);
}

/** Nothing can be pointed at in a game that was played. */
function dim() {
  for (const box of boxesOf(picture, ".lit")) {
    box.classList.remove("lit");
    box.removeAttribute("tabindex");
    box.setAttribute("role", "img");
  }
}

/** @param {SeatView} now */
function show({ question, seats }) {
  const { at } = state, log = $("log"), [line] = all(`[data-step="${at}"]`);
  $("question").textContent = question;
  $("step").value = $("at").value = `${at}`;
  history.replaceState(null, "", `#${at}`);
  showPoints(seats);
  all("[aria-current]")[0]?.removeAttribute("aria-current");
  line?.setAttribute("aria-current", "step");
  if (line) log.scrollTop = line.offsetTop - log.offsetTop - log.clientHeight / 2;
  if (at === last) run(false);
}

/** @param {boolean} on */
function run(on) {
  clearInterval(state.running);
  state.running = on ? setInterval(() => go(state.at + 1), 1100) : 0;
  $("run").setAttribute("aria-pressed", `${on}`);
}

function toggle() {
  if (!state.running && state.at === last) go(0);
  run(!state.running);
}

/** @param {number} step */
function halt(step) {
  run(false);
  go(step);
}

const first = () => halt(0),
  earlier = () => halt(state.at - 1),
  later = () => halt(state.at + 1),
  end = () => halt(last);
$("first").onclick = first;
$("earlier").onclick = earlier;
$("later").onclick = later;
$("last").onclick = end;
$("run").onclick = toggle;
$("step").oninput = () => halt(Number($("step").value));
$("log").onclick = ({ target }) => {
  const { step } = /** @type {HTMLElement} */ (target).dataset;
  if (step) halt(Number(step));
};
$("eyes").onchange = () => {
  state.seat = $("eyes").value;
  go(state.at, null);
};
$("share").onclick = async () => {
  const { id, done = "" } = $("share").dataset, address = $("address"), [label] = all("#link label");
  const path = id ? `/replay/${id}#${state.at}` : `/replay#record=${await packed(record)}@${state.at}`;
  address.value = location.origin + path;
  $("link").hidden = false;
  address.select();
  await navigator.clipboard?.writeText(address.value).then(() => (label.textContent = done), () => {});
};

/** @type {Record<string, () => void>} */
const KEYS = { ArrowRight: later, ArrowLeft: earlier, Home: first, End: end, " ": toggle };
addEventListener("keydown", (event) => {
  const target = /** @type {HTMLElement} */ (event.target);
  if (!KEYS[event.key] || target.closest("input, select, textarea, button, summary")) return;
  event.preventDefault();
  KEYS[event.key]();
});

learn(picture);
dim();
phone.onchange = () => go(state.at, null);
if (location.hash || !fits) go(Number(location.hash.slice(1)) || 0);

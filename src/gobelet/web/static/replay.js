// How does one walk through a record? The server draws any step; this asks for the next one.

import { $, all } from "./elements.js";
import { fits, narrow, phone } from "./paper.js";
import { boxesOf, learn, liven, redraw, sight } from "./picture.js";
import { showPoints } from "./scores.js";
import { copied, packed } from "./share.js";
import { keepRecord } from "./uploaded.js";

const picture = $("sheet"), record = $("record").value, last = Number($("step").max);

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
  const response = await fetch("/api/replay", { method: "POST", headers, body }).catch(() => null);
  if (!response) return walk(at, mine);
  const answer = await response.json();
  if (mine !== state.asked) return;
  if (!response.ok) return void ($("notice").textContent = answer.detail);
  const now = { ...state.now, ...answer }, before = sight(picture);
  redraw(picture, answer);
  dim();
  liven(picture, before, answer.rolled ?? []);
  Object.assign(state, { now, at });
  show(now);
}

/** Where all steps are, through these eyes, if the server has the game. */
const steps = () => `/replay/${$("share").dataset.id}/steps?seat=${state.seat}&narrow=${Number(narrow())}`;

/** Without the server: from the start by what was kept of this game. @type {(at: number, mine: number) => Promise<void>} */
async function walk(at, mine) {
  const kept = $("share").dataset.id && await fetch(steps()).then((found) => found.json()).catch(() => null);
  if (mine !== state.asked) return;
  if (!kept) return void ($("notice").textContent = `${$("notice").dataset.away}`);
  for (const each of kept.slice(0, at + 1)) {
    redraw(picture, each);
    state.now = { ...state.now, ...each };
  }
  dim();
  state.at = at;
  show(/** @type {SeatView} */ (state.now));
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
  $("counter").textContent = `${at}/${last}`;
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
  const { id, home, done = "" } = $("share").dataset, address = $("address"), [label] = all("#link label");
  const path = id ? `/replay/${id}#${state.at}` : `/replay#record=${await packed(record)}@${state.at}`;
  address.value = home + path;
  $("link").hidden = false;
  if (await copied(address)) label.textContent = done;
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
if ($("share").dataset.id) navigator.serviceWorker?.ready.then(() => fetch(steps())); // for when one is offline
if (!$("share").dataset.id) { // a record from elsewhere: whoever loads the page again finds it there
  keepRecord(record);
  history.replaceState(null, "", location.hash || "#0");
}
if (location.hash || !fits) go(Number(location.hash.slice(1)) || 0);

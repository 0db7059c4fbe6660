// How is seen what others did? Event by event, drawn into the picture like a preview, until the present is shown.
// A click or a key goes there at once: nobody waits for their own decision longer than they like.

import { $, focused } from "./elements.js";
import { explain } from "./guide.js";
import { empty } from "./hands.js";
import { bring, light } from "./lights.js";
import { pace } from "./pace.js";
import { boxesOf, liven, look, redraw, sight } from "./picture.js";
import { count } from "./scores.js";
import { unshow } from "./sending.js";
import { unpacked } from "./share.js";
import { picture, state } from "./state.js";
import { announce, sign } from "./telling.js";

/** Where a click means what it always means. */
const ELSEWHERE = "a, select, label, summary, dialog, #log";

/** @param {Change} change */
export async function perform({ between = "", boxes, log }) {
  /** @type {Step[]} */
  const steps = JSON.parse(await unpacked(between)), { news } = state;
  let wake = () => {}, hurried = news !== state.news;
  state.hurry = () => ((hurried = true), wake());
  begin();
  const from = scrollY;
  for (const step of steps) {
    if (hurried || !pace()) break;
    const { at, sheet } = step, drawn = { ...step, boxes: whole(step, boxes) };
    if (at) take(drawn, log?.lines[at - 1 - (log?.from ?? 0)] ?? "");
    else turnTo(drawn);
    await new Promise((done) => {
      wake = () => done(undefined);
      setTimeout(wake, at ? pace() : sheet ? pace() / 2 : 0);
    });
  }
  if (hurried) unshow(); // perhaps in the middle of somebody else's sheet
  scrollTo({ top: from, behavior: "instant" });
  state.hurry = null;
  if (focused() === $("skip")) $("skip").blur();
  $("skip").hidden = true;
}

/** Nothing can be pointed at meanwhile. */
function begin() {
  const focus = focused().matches("[data-box], [data-word], #confirm");
  state.looking.abort();
  unshow();
  Object.assign(state, { legal: [], pointed: [], hands: empty(state.now.hand) });
  light();
  explain([]);
  state.plain = boxesOf(picture);
  $("skip").hidden = false;
  $("waits").hidden = true; // dice have fallen, or nobody could act
  if (focus) $("skip").focus({ preventScroll: true });
}

/**
 * Boxes that are not drawn again look as before all steps, or as after them.
 * @type {(step: Step, boxes: Record<string, string>) => Record<string, string>}
 */
function whole(step, boxes) {
  const known = new Map(state.plain?.map((box) => [box.dataset.box, box]));
  const drawn = (/** @type {string} */ id) => step.boxes[id] ? boxes[id] : look(/** @type {Box} */ (known.get(id)));
  return Object.fromEntries(
    Object.entries(step.boxes).map(([id, how]) => [id, typeof how === "string" ? how : drawn(id)]),
  );
}

/** Somebody's sheet is laid on the table, or one's own again. @param {Step & Redrawing} step */
function turnTo(step) {
  redraw(picture, step);
  sign(step.sheet ?? state.seat, !!step.sheet);
  announce(step);
}

/** @type {(step: Step & Redrawing, line: string) => void} */
function take(step, line) {
  const before = sight(picture), asked = step.turn || step.chapter || line;
  redraw(picture, step);
  liven(picture, before, step.rolled);
  bring(boxesOf(picture, ".sheet .new"));
  count(step.points);
  announce(step);
  $("summary").textContent = line;
  if ($("question").textContent !== asked) $("question").textContent = asked;
  $("awaited").textContent = "";
}

/** @param {Event} event */
function skip(event) {
  if (!state.hurry || /** @type {Element} */ (event.target).closest?.(ELSEWHERE)) return;
  event.preventDefault();
  event.stopPropagation();
  state.hurry();
}

addEventListener("click", skip, true);
addEventListener("keydown", (event) => {
  const { altKey, ctrlKey, key, metaKey } = event;
  if (!altKey && !ctrlKey && !metaKey && !["Tab", "Shift"].includes(key)) skip(event);
}, true);

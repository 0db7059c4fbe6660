// What is asked of the server? To play an answer, once; and before that, what a choice would change.

import { $, focused } from "./elements.js";
import { answer, leavesOut } from "./hands.js";
import { light } from "./lights.js";
import { narrow } from "./paper.js";
import { arrange, boxesOf, find, lay, redraw } from "./picture.js";
import { question } from "./saying.js";
import { api, picture, state, texts } from "./state.js";

/** Nothing more is pointed at or sent until the next question is shown. */
export const done = () => state.answered === question(state.now);

/** @type {Send} */
export async function send(where, content) {
  if (done()) return;
  const { seat, position } = state.now, mine = (state.answered = question(state.now));
  $("notice").textContent = "";
  state.looking.abort();
  const accepted = await post(where, { seat, position, ...content });
  if (!accepted && state.answered === mine) state.answered = "";
}

/** Whoever has a signal to stop it asks by the way: nobody is told when that fails. @type {Post} */
export async function post(where, content, signal) {
  let objection = texts.failed;
  try {
    const body = JSON.stringify(content), headers = { "content-type": "application/json" };
    const response = await fetch(api + where, { method: "POST", headers, body, signal }),
      answer = await response.json();
    if (response.ok) return answer;
    objection = answer.detail;
  } catch {
    // as if nobody had answered
  }
  if (!signal) $("notice").textContent = objection;
  return null;
}

/** What was asked for before is out of date: it must not be drawn into another picture. */
export async function preview() {
  state.looking.abort();
  const { signal } = (state.looking = new AbortController()), saying = answer(state);
  if (!saying || leavesOut(state)) return; // more may still be laid, on what is there now
  const { seat, position } = state.now;
  const shown = await post(`/preview?narrow=${narrow()}`, { seat, saying, position }, signal);
  if (!shown) return;
  if (Object.keys(shown.boxes).length) {
    state.plain = boxesOf(picture);
    const fresh = redraw(picture, shown, true), dice = boxesOf(picture, ".die");
    for (const box of [...fresh, ...dice.filter((die) => shown.boxes[`${die.dataset.box}`])]) {
      box.classList.add("preview");
    }
    light();
  }
  if (state.keys && focused() === document.body) $("confirm").focus({ preventScroll: true });
}

export function unshow() {
  const focus = focused().dataset.box;
  if (state.plain) {
    arrange(picture, state.now.panes);
    lay(picture, state.plain, state.now.lengths);
    state.plain = null;
  }
  if (focus) find(picture, focus)?.focus({ preventScroll: true });
}

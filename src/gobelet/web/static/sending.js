// What is asked of the server? To play an answer, once; and before that, what a choice would change.

import { $, focused } from "./elements.js";
import { light } from "./lights.js";
import { narrow } from "./paper.js";
import { boxesOf, find, redraw, resize } from "./picture.js";
import { question, said } from "./saying.js";
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
  const { signal } = (state.looking = new AbortController()), saying = said(state.legal, state.pointed);
  if (!saying) return;
  const { seat, position } = state.now;
  const answer = await post(`/preview?narrow=${narrow()}`, { seat, saying, position }, signal);
  if (!answer) return;
  state.plain = [...picture.children];
  const fresh = redraw(picture, answer), dice = boxesOf(picture, ".die");
  for (const box of [...fresh, ...dice.filter((die) => answer.boxes[`${die.dataset.box}`])]) {
    box.classList.add("preview");
  }
  light();
  if (state.keys && focused() === document.body) $("confirm").focus({ preventScroll: true });
}

export function unshow() {
  const focus = focused().dataset.box;
  if (state.plain) {
    picture.replaceChildren(...state.plain);
    resize(picture, state.now.size);
    state.plain = null;
  }
  if (focus) find(picture, focus)?.focus({ preventScroll: true });
}

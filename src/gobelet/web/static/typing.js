// What is typed in? What real dice show, and words for fair ones.

import { $, all, make } from "./elements.js";

const dice = $("dice"), waits = $("waits"), words = $("words-added");

/** @type {(owed: OwedDie[], position: number) => void} */
export function askForDice(owed, position) {
  if (dice.dataset.asked === `${position}`) return; // what is typed in already stays
  dice.dataset.asked = `${position}`;
  dice.hidden = !owed.length;
  all("#dice > div")[0].replaceChildren(
    ...owed.map(({ die, title, faces, shown }) =>
      make(
        "fieldset",
        {},
        make("legend", {}, title),
        ...faces.map((value, n) =>
          make("label", {}, make("input", { type: "radio", name: die, value, required: true }), shown[n])
        ),
      )
    ),
  );
}

const faces = () => [...new FormData(dice)].map(([die, face]) => `${die}=${face}`).join(" ");

/** @type {(send: Send, post: Post, whose: () => string) => void} */
export function offerForms(send, post, whose) {
  dice.onsubmit = () => (send("/dice", { faces: faces() }), false); // not by the browser itself
  waits.onsubmit = () => (post("/add", { seat: whose(), text: words.value }).then((ok) => ok && waits.reset()), false);
  $("begin").onclick = () => send("/begin", { seat: whose() });
}

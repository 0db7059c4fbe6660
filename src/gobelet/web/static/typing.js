// What is typed in? What real dice show, and words for fair ones.

import { $, make } from "./elements.js";

const dice = $("dice"), waits = $("waits");

export function askForDice(owed) {
  dice.hidden = !owed.length;
  dice.querySelector("div").replaceChildren(...owed.map(({ die, title, faces, shown }) =>
    make("fieldset", {}, make("legend", {}, title), ...faces.map((value, n) =>
      make("label", {}, make("input", { type: "radio", name: die, value, required: true }), shown[n])))));
}

export function offerForms(send, post, whose) {
  const type = () => send("/dice", { faces: [...new FormData(dice)].map(([die, face]) => `${die}=${face}`).join(" ") });
  const say = async () => (await post("/add", { seat: whose(), text: $("words-added").value })) && waits.reset();
  for (const [form, act] of [[dice, type], [waits, say]])
    form.onsubmit = (event) => (event.preventDefault(), act());
  $("begin").onclick = () => send("/begin", { seat: whose() });
}

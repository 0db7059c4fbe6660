// How does one get to a part of the sheet that is not in sight? By a button for each, marked where something is lit.

import { $, make } from "./elements.js";
import { panesOf } from "./picture.js";
import { picture, state } from "./state.js";

/** On a phone; elsewhere the whole sheet is in sight and the buttons are not shown. */
export function offerZones() {
  const { panes } = state.now, offered = panes.filter(({ role }) => role !== "dice");
  const same = offered.map(({ id, title }) => `${id} ${title}`).join();
  if ($("zones").dataset.offered !== same) {
    $("zones").dataset.offered = same;
    $("zones").replaceChildren(...offered.map(offer));
  }
  for (const pane of panesOf(picture)) {
    const lit = pane.querySelector(".lit:not(.pointed)");
    const button = /** @type {HTMLElement} */ ($("zones").querySelector(`[data-zone="${pane.dataset.pane}"]`));
    button?.classList.toggle("lit", !!lit);
  }
}

/** @param {Pane} pane */
function offer({ id, title, sign }) {
  const button = make("button", { type: "button", title });
  button.innerHTML = sign;
  button.append(make("span", {}, title));
  button.dataset.zone = id;
  button.onclick = () => picture.querySelector(`[data-pane="${id}"]`)?.scrollIntoView({ block: "start" });
  return button;
}

// How does one look at the sheet of another player? In a window over one's own, which follows the game while it is open.

import { $ } from "./elements.js";
import { narrow } from "./paper.js";

const dialog = $("other"), id = $("table").dataset.table;
let whose = "";

export async function peek() {
  if (!dialog?.open) return;
  const answer = await fetch(`/table/${id}/sheet/${whose}?narrow=${narrow()}`);
  if (answer.ok) dialog.querySelector("div").innerHTML = await answer.text();
}

export function offerSheets() {
  for (const name of document.querySelectorAll("[data-sheet]"))
    name.onclick = () => {
      whose = name.dataset.sheet;
      dialog.querySelector("h2").textContent = name.textContent;
      dialog.querySelector("div").replaceChildren();
      dialog.showModal();
      peek();
    };
}

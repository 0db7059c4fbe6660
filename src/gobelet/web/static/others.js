// How does one look at another player's sheet? In a window over one's own, which follows the game while it is open.

import { $, all } from "./elements.js";
import { narrow } from "./paper.js";

const dialog = $("other"), id = $("table").dataset.table;
const [title, sheet] = all("#other > h2, #other > div");

export async function peek() {
  if (!dialog?.open) return;
  const answer = await fetch(`/table/${id}/sheet/${dialog.dataset.whose}?narrow=${narrow()}`);
  if (answer.ok) sheet.innerHTML = await answer.text();
}

export function offerSheets() {
  for (const name of all("[data-sheet]")) {
    name.onclick = () => {
      if (!dialog) return;
      dialog.dataset.whose = name.dataset.sheet;
      title.textContent = name.textContent;
      sheet.replaceChildren();
      dialog.showModal();
      peek();
    };
  }
}

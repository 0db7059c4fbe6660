// How does a link get to a friend? Shared, where a device knows how; else copied; at least it is selected.

import { all } from "./elements.js";
import { copied } from "./share.js";

/** @param {string | undefined} id */
const field = (id) => /** @type {HTMLInputElement} */ (document.getElementById(`${id}`));

for (const button of all("[data-copy]")) {
  button.addEventListener("click", async () => {
    const { copy, done = "" } = button.dataset;
    if (await copied(field(copy))) button.textContent = done;
  });
}

for (const button of all("[data-share]")) {
  button.hidden = !("share" in navigator);
  button.addEventListener("click", () => {
    const { share, title } = button.dataset, url = field(share).value;
    navigator.share({ title, url }).catch(() => {}); // they thought better of it
  });
}

// How does a link get to a friend? It is copied; where a browser does not let a page do that, it is selected at least.

import { all } from "./elements.js";

for (const button of all("[data-copy]")) {
  button.addEventListener("click", async () => {
    const { copy, done = "" } = button.dataset;
    const link = /** @type {HTMLInputElement} */ (document.getElementById(`${copy}`));
    link.select();
    await navigator.clipboard?.writeText(link.value).then(() => (button.textContent = done), () => {});
  });
}

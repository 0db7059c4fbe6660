// How good was one so far? The lobby is shown at once, and one's best results follow: many games may have to be counted.

import { all } from "./elements.js";

const answer = await fetch("/bests").catch(() => null); // without the server there is only what was kept
const bests = answer?.ok ? await answer.json() : {};
for (const place of all("[data-best]")) {
  place.textContent = bests[`${place.dataset.best}`] ?? "";
  place.hidden = !place.textContent;
}

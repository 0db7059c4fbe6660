// On which paper is a picture drawn? On narrow paper for a phone, unless the game has only one.

import { $ } from "./elements.js";

const { paper } = $("table").dataset; // on which the server has drawn the page

export const phone = matchMedia("(max-width: 40rem)");
export const narrow = () => paper !== "only" && phone.matches;
export const fits = narrow() === (paper === "narrow");

// How fast is what others did shown? As this browser likes it: milliseconds for each event, 0 for all at once.

import { $ } from "./elements.js";

const KEPT = "gobelet-pace"; // in localStorage, for all tables
const NORMAL = "650";
const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Whoever wants little to move is shown all at once, unless they have chosen a pace. */
const chosen = () => localStorage.getItem(KEPT) ?? (still.matches ? "0" : NORMAL);

/** Nobody waits for a page that is not looked at. */
export const pace = () => document.hidden ? 0 : Number(chosen());

export const moves = () => !still.matches && !document.hidden;

export function offerPace() {
  const choice = $("pace");
  if (!choice) return;
  choice.value = chosen();
  choice.onchange = () => localStorage.setItem(KEPT, choice.value);
}

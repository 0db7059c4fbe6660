// How does a newcomer learn what to do? Each kind of decision is explained when it first comes up, one thing at a time.
// Which guides belong to a decision, the server says; which were read, this browser remembers.

import { $, make, read } from "./elements.js";

// Where nobody sits there is no panel: then nothing is explained.
const panel = /** @type {HTMLElement} */ ($("guide")), why = /** @type {HTMLElement} */ ($("why"));
const texts = panel && read("guides"), game = $("table").dataset.game, keyboard = matchMedia("(hover: hover)").matches;
const FIRST = ["pointing"], LAST = keyboard ? ["keys"] : []; // of the page itself, the same in all games

/** The guides of this decision; whether somebody has opened or closed the panel for it. */
const state = { asked: /** @type {string[]} */ ([]), wish: "" };

/** @param {string} name */
const mark = (name) => (name in texts.page ? name : `${game}/${name}`);
const known = () => (localStorage.guides || "").split(" ").filter(Boolean);
const all = () => [...FIRST, ...state.asked, ...LAST];

function shown() {
  const { asked, wish } = state;
  if (wish === "open") return asked.length ? asked : all();
  if (wish === "closed" || localStorage.unguided || !asked.length) return [];
  return all().filter((name) => !known().includes(mark(name))).slice(0, 1);
}

function show() {
  const names = shown();
  $("guide-text").replaceChildren(...names.map((name) => make("p", {}, texts.page[name] || texts.game[name])));
  $("explain").textContent = localStorage.unguided ? texts.on : texts.off;
  why.setAttribute("aria-expanded", `${names.length > 0}`);
  if (!names.length && panel.contains(document.activeElement)) why.focus();
  panel.hidden = !names.length;
}

/** @param {string[]} names */
export function explain(names) {
  if (!panel) return;
  if (names.join() !== state.asked.join()) state.wish = "";
  state.asked = names;
  show();
}

/** @param {string} wish */
function wished(wish) {
  state.wish = wish;
  show();
}

if (panel) {
  $("guided").onclick = () => {
    localStorage.guides = [...new Set([...known(), ...shown().map(mark)])].join(" ");
    wished("");
  };
  $("explain").onclick = () => {
    if (localStorage.unguided) { for (const name of ["unguided", "guides"]) localStorage.removeItem(name); }
    else localStorage.unguided = "yes";
    wished("");
  };
  why.onclick = () => wished(panel.hidden ? "open" : "closed");
}

// What may be pointed at, what was, and is it in sight? Boxes have a ring, words a button; both may be reached by keys.

import { $, focused, make } from "./elements.js";
import { boxesOf, find, glimpse, reveal } from "./picture.js";
import { next } from "./reach.js";
import { forced, lit, open, said } from "./saying.js";
import { ask, picture, state } from "./state.js";

// What had the focus gets it back where it is: the page does not scroll for that.
const STILL = { preventScroll: true };

export function light() {
  const { covered, legal, now, places, plain, pointed } = state, may = open(legal, pointed);
  const focus = focused().dataset.box;
  for (const box of boxesOf(picture)) {
    const id = `${box.dataset.box}`, chosen = pointed.includes(id), active = may.has(id) || chosen;
    box.classList.toggle("lit", active);
    box.classList.toggle("pointed", chosen);
    if (active) {
      box.setAttribute("role", "button");
      box.setAttribute("tabindex", "0");
      box.setAttribute("aria-pressed", `${chosen}`);
      if (!box.hasAttribute("aria-label")) box.setAttribute("aria-label", id);
    } else if (box.hasAttribute("tabindex")) {
      for (const name of ["tabindex", "aria-pressed"]) box.removeAttribute(name);
      box.setAttribute("role", "img");
    }
  }
  if (focus && focused().dataset.box !== focus) find(picture, focus)?.focus(STILL);
  words(may);
  if (!plain) {
    $("chosen").replaceChildren(
      ...pointed.filter((id) => places.has(id)).map((id) => glimpse(/** @type {Box} */ (find(picture, id)))),
    );
  }
  $("confirm").hidden = !said(legal, pointed);
  $("again").hidden = !pointed.length || forced(now);
  $("undo").hidden = !now.may_undo || covered;
}

/**
 * All words of a question keep their places until it is answered; some may be pointed at more than once.
 * @param {Set<string>} may
 */
function words(may) {
  const { legal, now, places, pointed } = state, more = lit(legal, pointed), order = Object.keys(now.words);
  const focus = focused().dataset.word;
  const tokens = [...lit(legal, [])].filter((token) => !places.has(token));
  tokens.sort((a, b) => order.indexOf(a) - order.indexOf(b));
  const buttons = tokens.map((token) => {
    const times = pointed.filter((each) => each === token).length, again = times && more.has(token);
    const text = (now.words[token] || token) + (again || times > 1 ? ` ×${times}` : "");
    const button = make("button", { type: "button", disabled: !may.has(token) && !times }, text);
    button.dataset.word = token;
    button.setAttribute("aria-pressed", again ? "mixed" : `${times > 0}`);
    return button;
  });
  $("words").replaceChildren(...buttons);
  buttons.find(({ dataset }) => dataset.word === focus)?.focus(STILL);
}

/** The focus moves to the next lit box in a direction. @type {(dx: number, dy: number) => void} */
export function step(dx, dy) {
  const lights = boxesOf(picture, ".lit"), from = focused().closest(".lit");
  const places = lights.map((box) => box.getBoundingClientRect());
  lights[from ? next(places, from.getBoundingClientRect(), dx, dy) : 0]?.focus();
}

// -- what is in sight: neither under the question nor under the guide --

/**
 * The height of something that stays while the page scrolls.
 * @type {(thing: HTMLElement | null, where: string) => number}
 */
const still = (thing, where) => (thing && getComputedStyle(thing).position === where ? thing.offsetHeight : 0);
const below = () => still($("guide"), "fixed") + still($("choice"), "fixed");

function keepClear() {
  const { style } = document.documentElement;
  style.setProperty("--above", `${still(ask, "sticky")}px`);
  style.setProperty("--below", `${below()}px`);
}

/**
 * Dice that were rolled, else what may be pointed at next, else what was pointed at last.
 * @param {boolean} [rolled]
 */
export function bringIntoSight(rolled) {
  keepClear();
  const dice = rolled ? boxesOf(picture, ".die") : [];
  const next = said(state.legal, state.pointed) ? [] : boxesOf(picture, ".lit:not(.pointed)");
  const latest = state.pointed.slice(-1).flatMap((id) => find(picture, id) ?? []);
  const wanted = [dice, next, latest].find((some) => some.length) ?? [];
  reveal(wanted, ask.getBoundingClientRect().bottom, innerHeight - below());
}

const sizes = new ResizeObserver(keepClear);
for (const each of [ask, $("guide"), $("choice")]) if (each) sizes.observe(each);

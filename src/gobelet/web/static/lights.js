// What may be pointed at, what was, and is it in sight? Boxes have a ring, words a button; both may be reached by keys.

import { $, all, fill, focused, make } from "./elements.js";
import { answer, costs, leavesOut, reach } from "./hands.js";
import { boxesOf, find, glimpse, reveal } from "./picture.js";
import { next } from "./reach.js";
import { price } from "./saying.js";
import { ask, picture, state, texts } from "./state.js";
import { offerZones } from "./zones.js";

// What had the focus gets it back where it is: the page does not scroll for that.
const STILL = { preventScroll: true };

/** What may be pointed at is lit; what would take the place of something chosen is lit less. */
export function light() {
  const { covered, hands: { laid }, hurry, places, plain, pointed } = state, focus = focused().dataset.box;
  const now = hurry ? { ...state.now, hand: null } : state.now; // nothing is moved by hand while others act
  const { all: may, held, next } = reach({ ...state, now }),
    carried = [...Object.keys(now.hand?.pieces ?? {}), ...now.hand?.ghosts.flat() ?? []];
  for (const box of boxesOf(picture)) {
    const id = `${box.dataset.box}`, active = may.has(id);
    box.classList.toggle("lit", active);
    box.classList.toggle("pointed", held.includes(id));
    box.classList.toggle("instead", active && !next.has(id) && !held.includes(id));
    box.classList.toggle("piece", carried.includes(id));
    if (active) {
      box.setAttribute("role", "button");
      box.setAttribute("tabindex", "0");
      if (!box.hasAttribute("aria-label")) box.setAttribute("aria-label", id);
      mark(box, tell(box, id, held, next));
    } else if (box.hasAttribute("tabindex")) {
      for (const name of ["tabindex", "aria-pressed", "aria-description"]) box.removeAttribute(name);
      box.setAttribute("role", "img");
      mark(box);
    }
  }
  if (focus && focused().dataset.box !== focus) find(picture, focus)?.focus(STILL);
  offerZones();
  words(may, held, next);
  if (!plain) {
    $("chosen").replaceChildren(
      ...(laid.size ? [...laid.values()] : held).filter((id) => places.has(id)).map((id) =>
        glimpse(/** @type {Box} */ (find(picture, id)))
      ),
    );
  }
  const paid = costs(state);
  $("confirm").hidden = !answer(state);
  $("confirm").classList.toggle("main", !leavesOut(state));
  $("confirm").textContent = paid ? fill(texts.pay, { cost: paid }) : texts.confirm;
  $("again").hidden = !pointed.length && !laid.size;
  $("turn").hidden = !now.hand?.ghosts.length;
  $("undo").hidden = !now.may_undo || covered;
  picture.dispatchEvent(new Event("lit"));
}

/**
 * Whether something is chosen, by a click or along with it, and what it would cost or what lies there.
 * @type {(thing: Element, token: string, held: string[], next: Set<string>) => string | undefined}
 */
function tell(thing, token, held, next) {
  const by = state.pointed.includes(token) && !next.has(token), paid = price(state.legal, held, token);
  thing.setAttribute("aria-pressed", by ? "true" : held.includes(token) ? "mixed" : "false");
  const piece = state.hands.laid.get(token),
    about = paid ?? (piece && find(picture, piece)?.getAttribute("aria-label"));
  if (about) thing.setAttribute("aria-description", about);
  else thing.removeAttribute("aria-description");
  return paid;
}

/** A sign at the corner of a box that costs something. @type {(box: Box, paid?: string) => void} */
function mark(box, paid) {
  boxesOf(/** @type {any} */ (box), ".price")[0]?.remove();
  if (!paid) return;
  const { x, y, width } = box.getBBox();
  box.insertAdjacentHTML("beforeend", `<text class="price" x="${x + width}" y="${y + 9}">⊖</text>`);
}

/**
 * All words of a question keep their places until it is answered; some may be pointed at more than once.
 * @type {(all: Set<string>, held: string[], next: Set<string>) => void}
 */
function words(all, held, next) {
  const { now } = state, order = Object.keys(now.words), focus = focused().dataset.word;
  const tokens = [...all].filter((token) => token in now.words);
  tokens.sort((a, b) => order.indexOf(a) - order.indexOf(b));
  const buttons = tokens.map((token) => {
    const times = held.filter((each) => each === token).length, again = times && next.has(token);
    const text = (now.words[token] || token) + (again || times > 1 ? ` ×${times}` : "");
    const button = make("button", { type: "button" }, text);
    button.dataset.word = token;
    button.classList.toggle("instead", !times && !next.has(token));
    tell(button, token, held, next);
    return button;
  });
  $("words").replaceChildren(...buttons);
  buttons.find(({ dataset }) => dataset.word === focus)?.focus(STILL);
}

/** The focus moves to the next lit box in a direction. @type {(dx: number, dy: number) => void} */
export function step(dx, dy) {
  const lights = boxesOf(picture, ".lit"), from = focused().closest(".lit");
  const places = lights.map((box) => box.getBoundingClientRect());
  const far = lights.map((box) => (box.matches(".instead") ? 3 : 1));
  lights[from ? next(places, from.getBoundingClientRect(), dx, dy, far) : 0]?.focus();
}

// -- what is in sight: neither under the question nor under the guide --

const [dice] = all("#sheet .dice"), [strip] = all(".strip"), guide = $("guide");

/**
 * The height of something that stays while the page scrolls.
 * @type {(thing: Element | null, where: string) => number}
 */
const still = (thing, where) =>
  thing && getComputedStyle(thing).position === where ? thing.getBoundingClientRect().height : 0;
const above = () => still(strip, "sticky") + still(dice, "sticky"), foot = () => still(ask, "sticky");
const below = () => foot() + (foot() && still(guide, "fixed"));

function keepClear() {
  const { style } = document.documentElement;
  for (const [name, height] of Object.entries({ above: above(), foot: foot(), below: below() })) {
    style.setProperty(`--${name}`, `${Math.ceil(height)}px`);
  }
}

/**
 * Dice that were rolled, else what may be pointed at next, else what was chosen last.
 * @param {boolean} [rolled]
 */
export function bringIntoSight(rolled) {
  const fallen = rolled ? boxesOf(picture, ".die") : [];
  const next = answer(state) ? [] : boxesOf(picture, ".lit:not(.pointed, .instead)");
  const latest = reach(state).held.slice(-1).flatMap((id) => find(picture, id) ?? []);
  bring([fallen, next, latest].find((some) => some.length) ?? []);
}

/** One of some boxes, at least. @param {Box[]} boxes */
export function bring(boxes) {
  keepClear();
  reveal(boxes, above(), innerHeight - below());
}

const sizes = new ResizeObserver(keepClear);
for (const each of [ask, dice, guide, strip]) if (each) sizes.observe(each);

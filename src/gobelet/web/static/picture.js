// How does a drawing keep up with the game? Only the boxes that changed are exchanged.

import { moves } from "./pace.js";

const SVG = "http://www.w3.org/2000/svg", SQUARE = 40;

/** @type {(picture: Picture, which?: string) => Box[]} */
export const boxesOf = (picture, which = "[data-box]") => [
  .../** @type {NodeListOf<Box>} */ (picture.querySelectorAll(which)),
];

/** @type {(picture: Picture, id: string) => Box | undefined} */
export const find = (picture, id) => boxesOf(picture, `[data-box="${CSS.escape(id)}"]`)[0];

/** @type {WeakMap<Box, string>} */
const looks = new WeakMap(); // each box as the server drew it, before anything was lit or tumbled

/** @param {Box} box */
const remember = (box) => (looks.set(box, box.outerHTML), box);

/** A box as the server drew it. @param {Box} box */
export const look = (box) => `${looks.get(box)}`;

/** @param {Box} box */
const plain = (box) =>
  look(box).replace(/^<g[^>]*>(<title>.*?<\/title>)?/, "").replace(/<(rect|circle) class="ring"[^>]*><\/\1>/, "");

/** @param {Picture} picture */
export const learn = (picture) => boxesOf(picture).forEach(remember);

/** @param {string} markup */
function make(markup) {
  const holder = document.createElementNS(SVG, "g");
  holder.innerHTML = markup;
  return remember(/** @type {Box} */ (holder.firstElementChild));
}

/** @param {number} squares */
const units = (squares) => squares * SQUARE;

/** @param {Picture} picture */
export const panesOf = (picture) => boxesOf(picture, "[data-pane]");

/** @type {(thing: Element, values: Record<string, number | string>) => void} */
const set = (thing, values) => Object.entries(values).forEach(([name, value]) => thing.setAttribute(name, `${value}`));

/**
 * Every pane lies in the drawing of its role, which is as large as they need. For a preview they stay where they are, if they
 * are the same: then only what lies on them moves.
 * @type {(picture: Picture, panes: Pane[], stay?: boolean) => void}
 */
export function arrange(picture, panes, stay) {
  const known = new Map(panesOf(picture).map((pane) => [`${pane.dataset.pane}`, pane]));
  const still = stay && panes.length === known.size && panes.every(({ id }) => known.has(id));
  for (const drawing of boxesOf(picture, ".picture")) {
    let across = 0, down = 0;
    const inside = panes.filter(({ role }) => drawing.classList.contains(role)).map(({ id, ground, at }) => {
      const pane = known.get(id) ?? document.createElementNS(SVG, "svg"), [left, top, ...size] = ground.map(units);
      const [width, height] = still ? ["width", "height"].map((name) => Number(pane.getAttribute(name))) : size;
      const [x, y] = at.map(units);
      set(pane, { "data-pane": id, width, height, viewBox: [left, top, width, height].join(" ") });
      if (!still) set(pane, { x, y });
      [across, down] = [Math.max(across, x + width), Math.max(down, y + height)];
      return pane;
    });
    if (still) continue;
    drawing.replaceChildren(...inside);
    set(drawing, { viewBox: `0 0 ${across} ${down}` });
  }
}

/** So many boxes on each pane, one pane after the other. @type {(picture: Picture, boxes: Box[], lengths: number[]) => void} */
export function lay(picture, boxes, lengths) {
  let from = 0;
  panesOf(picture).forEach((pane, n) => pane.replaceChildren(...boxes.slice(from, from += lengths[n])));
}

/**
 * Exchanges boxes; answers those that look different from before.
 * @type {(picture: Picture, redrawing: Redrawing, stay?: boolean) => Box[]}
 */
export function redraw(picture, { boxes, order, exchanged = [], panes, lengths }, stay = false) {
  /** @type {Box[]} */
  const fresh = [];
  const known = new Map(boxesOf(picture).map((box) => [box.dataset.box, box]));
  const next = (/** @type {string} */ id) => {
    const old = known.get(id), box = make(boxes[id]);
    if (old && looks.get(old) === looks.get(box)) return old;
    if (old && plain(old) !== plain(box)) fresh.push(box);
    return box;
  };
  const lying = order ?? /** @type {string[]} */ ([...known.keys()]);
  const on = lengths ?? panesOf(picture).map((pane) => pane.childElementCount);
  for (const [place, count, ids] of exchanged) lying.splice(place, count, ...ids);
  if (panes) arrange(picture, panes, stay);
  if (order || exchanged.length) {
    lay(picture, lying.map((id) => (boxes[id] ? next(id) : /** @type {Box} */ (known.get(id)))), on);
  } else {
    for (const id of Object.keys(boxes)) known.get(id)?.replaceWith(next(id));
  }
  return fresh;
}

/** A box once more, small and by itself. @param {Box} box */
export function glimpse(box) {
  const { x, y, width, height } = box.getBBox(), holder = document.createElement("div");
  const opening = `<g class="${box.className.baseVal.replace(/lit|pointed/g, "")}">`;
  holder.innerHTML = `<svg class="picture" viewBox="${x} ${y} ${width} ${height}">${opening}${plain(box)}</svg>`;
  return /** @type {Node} */ (holder.firstChild);
}

/**
 * Brings the nearest of some boxes into sight between two heights, if none of them is; a drawing that stays always is.
 * @type {(boxes: Box[], above: number, below: number) => void}
 */
export function reveal(boxes, above, below) {
  const hidden = boxes.map((box) => {
    const { top, bottom } = box.getBoundingClientRect(), drawing = /** @type {Element} */ (box.closest(".picture"));
    return getComputedStyle(drawing).position === "sticky" ? 0 : Math.max(above - top, bottom - below);
  });
  if (!boxes.length || hidden.some((away) => away <= 0)) return;
  boxes[hidden.indexOf(Math.min(...hidden))].scrollIntoView({ block: "center" });
}

/**
 * What a picture shows: how each box is drawn, and where it lies.
 * @type {(picture: Picture) => Map<string | undefined, { look: string, place: string | null }>}
 */
export const sight = (picture) =>
  new Map(boxesOf(picture).map((box) => [box.dataset.box, { look: plain(box), place: box.getAttribute("transform") }]));

/**
 * What is other than before comes to life: dice that were rolled tumble, others travel, the rest glows for a moment.
 * @type {(picture: Picture, before: ReturnType<typeof sight>, rolled: string[]) => void}
 */
export function liven(picture, before, rolled) {
  for (const box of boxesOf(picture)) {
    const id = `${box.dataset.box}`, old = before.get(id), place = box.getAttribute("transform");
    if (!old || box.matches(".panel, .platter, .rail, .text, .caption")) continue;
    if (rolled.includes(id)) tumble(box, `${place}`);
    else if (box.matches(".die") && old.place !== place) play(box, [shift(`${old.place}`), shift(`${place}`)], 500);
    else if (old.look !== plain(box)) mark(box, "new");
  }
}

/** @type {(box: Box, name: string) => void} */
function mark(box, name) {
  box.classList.add(name);
  setTimeout(() => box.classList.remove(name), 900);
}

/** The place of a box as a style has it. @param {string} place */
const shift = (place) => place.replace(/[\d.-]+/g, "$&px");

/** @type {(box: Box, transform: string[], duration: number) => void} */
function play(box, transform, duration) {
  if (moves()) box.animate({ transform }, { duration, easing: "cubic-bezier(.2, .7, .3, 1)" });
}

/** @type {(box: Box, place: string) => void} */
function tumble(box, place) {
  const { x, y, width, height } = box.getBBox(), u = x + width / 2, v = y + height / 2;
  const turned = (/** @type {string} */ how) =>
    `${shift(place)} translate(${u}px,${v}px) ${how} translate(${-u}px,${-v}px)`;
  mark(box, "rolled");
  play(box, [
    turned("translate(-14px,-26px) rotate(-300deg) scale(.75)"),
    turned("translate(0px,0px) rotate(12deg) scale(1.06)"),
    turned("translate(0px,0px) rotate(0deg) scale(1)"),
  ], 550);
}

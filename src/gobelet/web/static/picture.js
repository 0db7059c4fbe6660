// How does a drawing keep up with the game? Only the boxes that changed are exchanged.

const SVG = "http://www.w3.org/2000/svg";

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

/** @param {Box} box */
const plain = (box) =>
  `${looks.get(box)}`.replace(/^<g[^>]*>/, "").replace(/<(rect|circle) class="ring"[^>]*><\/\1>/, "");

/** @param {Picture} picture */
export const learn = (picture) => boxesOf(picture).forEach(remember);

/** @param {string} markup */
function make(markup) {
  const holder = document.createElementNS(SVG, "g");
  holder.innerHTML = markup;
  return remember(/** @type {Box} */ (holder.firstElementChild));
}

/** @type {(picture: Picture, size: [number, number]) => void} */
export function resize(picture, size) {
  const [width, height] = size.map((squares) => squares * 40);
  picture.setAttribute("viewBox", `0 0 ${width} ${height}`);
  for (const sheet of [picture, ...boxesOf(picture, ".paper")]) {
    sheet.setAttribute("width", `${width}`);
    sheet.setAttribute("height", `${height}`);
  }
}

/** @type {(picture: Picture, boxes: Box[]) => void} */
export const lay = (picture, boxes) => picture.replaceChildren(...boxesOf(picture, ".paper"), ...boxes);

/**
 * Exchanges boxes; answers those that look different from before.
 * @type {(picture: Picture, redrawing: Redrawing) => Box[]}
 */
export function redraw(picture, { boxes, order, exchanged = [], size }) {
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
  for (const [place, count, ids] of exchanged) lying.splice(place, count, ...ids);
  if (order || exchanged.length) {
    lay(picture, lying.map((id) => (boxes[id] ? next(id) : /** @type {Box} */ (known.get(id)))));
  } else {
    for (const id of Object.keys(boxes)) known.get(id)?.replaceWith(next(id));
  }
  if (size) resize(picture, size);
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
 * Brings the nearest of some boxes into sight between two heights, if none of them is.
 * @type {(boxes: Box[], above: number, below: number) => void}
 */
export function reveal(boxes, above, below) {
  const places = boxes.map((box) => box.getBoundingClientRect());
  const hidden = places.map(({ top, bottom }) => Math.max(above - top, bottom - below));
  if (!boxes.length || hidden.some((away) => away <= 0)) return;
  boxes[hidden.indexOf(Math.min(...hidden))].scrollIntoView({ block: "center" });
}

/**
 * A short glow for what is new; dice tumble if they were rolled.
 * @type {(fresh: Box[], rolled: boolean) => void}
 */
export function liven(fresh, rolled) {
  for (const box of fresh) {
    if (box.matches(".panel, .platter, .rail, .text, .caption")) continue;
    if (rolled && box.matches(".die")) {
      const cup = document.createElementNS(SVG, "g");
      cup.append(...box.childNodes);
      box.append(cup);
      box.classList.add("rolled");
    } else box.classList.add("new");
    setTimeout(() => box.classList.remove("rolled", "new"), 900);
  }
}

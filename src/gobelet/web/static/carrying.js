// How does one see what is carried? As a ghost over the box that the pointer or the focus is on; laid pieces lie on theirs.
// Loaded only where something is moved by hand.

import { grip, inHand } from "./hands.js";
import { boxesOf, find } from "./picture.js";
import { picture, state } from "./state.js";

const FAR = 12; // pixels: whoever moves farther does not click
const SVG = "http://www.w3.org/2000/svg";

/** Where a box is drawn, and how large. @param {Box} box */
function place(box) {
  const { e, f } = box.transform.baseVal.getItem(0).matrix, [ground] = boxesOf(/** @type {any} */ (box), "rect");
  return { x: e, y: f, size: (ground ?? box).getBBox().width };
}

/** @type {(id: string, x: number, y: number, scale: number, dropped: boolean) => Node} */
function copy(id, x, y, scale, dropped) {
  const drawn = /** @type {Box} */ (/** @type {Box} */ (find(picture, id)).cloneNode(true));
  for (const { name } of [...drawn.attributes]) if (name !== "class") drawn.removeAttribute(name);
  drawn.classList.remove("lit", "pointed", "instead", "piece");
  drawn.classList.toggle("dropped", dropped);
  drawn.setAttribute("transform", `translate(${x},${y}) scale(${scale})`);
  return drawn;
}

/** The parts of a ghost that is held by a token over a box. @type {(token: string, box: Box) => Node[]} */
function ghost(token, box) {
  const parts = state.now.hand?.ghosts[state.hands.turn] ?? [], over = place(box);
  const from = place(/** @type {Box} */ (find(picture, token))), scale = over.size / from.size;
  const pane = /** @type {any} */ (box.parentNode), boxes = boxesOf(pane, ".lit").map(place);
  return parts.map((part) => {
    const { x, y } = place(/** @type {Box} */ (find(picture, part)));
    const [left, top] = [over.x + (x - from.x) * scale, over.y + (y - from.y) * scale];
    return copy(part, left, top, scale, !boxes.some((each) => Math.hypot(each.x - left, each.y - top) < over.size / 2));
  });
}

/** Over the pane of a box, so that what hangs over its edge is seen; places are those of the pane. @param {Box} box */
function holder(box) {
  const pane = /** @type {SVGSVGElement} */ (box.closest("[data-pane]")), made = document.createElementNS(SVG, "g");
  const { x, y, viewBox: { baseVal: from } } = pane;
  made.setAttribute("class", "ghost");
  made.setAttribute("transform", `translate(${x.baseVal.value - from.x},${y.baseVal.value - from.y})`);
  pane.after(made);
  return made;
}

/** Everything that lies on the picture, or would. */
function draw() {
  const { hands: { laid, over }, now: { hand }, plain } = state;
  for (const old of boxesOf(picture, ".ghost")) old.remove();
  if (!hand || plain) return;
  const under = over && find(picture, over), token = grip(state, over), piece = inHand(state);
  const lie = (/** @type {string} */ what, /** @type {Box} */ box) => {
    const { x, y, size } = place(box), { size: own } = place(/** @type {Box} */ (find(picture, what)));
    holder(box).append(copy(what, x, y, size / own, false));
  };
  for (const [id, what] of laid) lie(what, /** @type {Box} */ (find(picture, id)));
  if (under && token) holder(under).append(...ghost(token, under));
  else if (under && piece && hand.places.includes(over) && !laid.has(over)) lie(piece, under);
}

/** What the pointer or the focus is on. @param {string} over */
function hover(over) {
  if (!state.now.hand || state.hands.over === over) return;
  state.hands.over = over;
  draw();
}

/**
 * From now on pieces follow the pointer and the focus; dropped somewhere they are laid there, if they may be.
 * @type {(point: (box: string) => void, turn: () => void, meantBy: (event: MouseEvent) => string | undefined) => void}
 */
export function carry(point, turn, meantBy) {
  const press = { x: 0, y: 0, piece: "", moved: false };
  picture.addEventListener("lit", draw);
  picture.addEventListener("pointerdown", ({ clientX: x, clientY: y, target }) => {
    const piece = /** @type {Element} */ (target).closest("[data-box]")?.getAttribute("data-box") ?? "";
    const carried = find(picture, piece)?.matches(".piece") || state.hands.laid.has(piece);
    Object.assign(press, { x, y, piece: carried ? piece : "", moved: false });
  });
  // A finger on a piece does not scroll; touch-action would say so, but not for parts of a drawing.
  picture.addEventListener("touchmove", (event) => press.piece && event.preventDefault(), { passive: false });
  picture.addEventListener("pointermove", (event) => {
    if (
      event.buttons && press.piece && !press.moved && Math.hypot(event.clientX - press.x, event.clientY - press.y) > FAR
    ) {
      press.moved = true;
      point(press.piece);
    }
    if (event.pointerType === "mouse" || press.moved) hover(meantBy(event) ?? "");
  });
  picture.addEventListener("pointerup", (event) => {
    const box = meantBy(event);
    if (press.moved && box && !find(picture, box)?.matches(".piece")) point(box);
    press.moved = false;
  });
  picture.addEventListener("pointerleave", () => hover(""));
  picture.addEventListener("focusin", ({ target }) => hover(`${/** @type {Box} */ (target).dataset.box}`));
  picture.addEventListener("wheel", (event) => {
    if (!state.now.hand?.ghosts.length) return;
    event.preventDefault();
    turn();
  }, { passive: false });
  picture.classList.add("by-hand"); // only now a piece can be grabbed
  draw();
}

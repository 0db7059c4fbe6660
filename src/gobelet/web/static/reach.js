// Which lit box is meant? The nearest one, for a finger that need not hit exactly and for an arrow key.

const REACH = 24; // pixels around a finger

/** @typedef {Pick<DOMRect, "left" | "right" | "top" | "bottom">} Place */

/** @param {Place} place */
const middle = ({ left, right, top, bottom }) => [(left + right) / 2, (top + bottom) / 2];

/**
 * Which of some places is nearest to a finger, if any is in reach; its number, or -1.
 * @type {(places: Place[], x: number, y: number) => number}
 */
export function near(places, x, y) {
  let best = -1, nearest = REACH;
  places.forEach(({ left, right, top, bottom }, n) => {
    const away = Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
    if (away < nearest) [best, nearest] = [n, away];
  });
  return best;
}

/**
 * Which of some places lies next in a direction; its number, or -1. Some may count as so many times farther away.
 * @type {(places: Place[], from: Place, dx: number, dy: number, farther?: number[]) => number}
 */
export function next(places, from, dx, dy, farther = []) {
  const [x, y] = middle(from);
  const far = places.map((place, n) => {
    const [u, v] = middle(place), along = (u - x) * dx + (v - y) * dy;
    return along > 1 ? (along + 3 * Math.abs((u - x) * dy + (v - y) * dx)) * (farther[n] ?? 1) : Infinity;
  });
  const least = Math.min(...far);
  return least < Infinity ? far.indexOf(least) : -1;
}

// How do the points beside a picture keep up? Each has its place in the table, and counts up there.

import { all } from "./elements.js";
import { moves } from "./pace.js";

const COUNTING = 500; // milliseconds

/** A minus is as wide as a plus. @param {number} points */
export const signed = (points) => String(points).replace("-", "−");

/** @param {Player[]} seats */
export const showPoints = (seats) =>
  count(seats.flatMap(({ seat, parts, total }) => [
    ...parts.map(([part, , points]) => /** @type {Points} */ ([seat, part, points])),
    /** @type {Points} */ ([seat, "total", total]),
  ]));

/** @param {Points[]} points */
export function count(points) {
  for (const [seat, part, number] of points) climb(all(`[data-part="${seat} ${part}"]`)[0], number);
}

/** @type {(cell: HTMLElement, to: number) => void} */
function climb(cell, to) {
  const shown = `${cell.textContent}`, from = Number(shown.replace("−", "-")), begun = performance.now();
  if (cell.dataset.to === `${to}` && shown) return; // on its way
  cell.dataset.to = `${to}`;
  if (!shown || !moves()) return void (cell.textContent = signed(to));
  cell.classList.toggle("climbs", to !== from);

  function tick() {
    if (cell.dataset.to !== `${to}`) return;
    const share = Math.min(1, (performance.now() - begun) / COUNTING);
    cell.textContent = signed(Math.round(from + (to - from) * share));
    if (share < 1) requestAnimationFrame(tick);
    else cell.classList.remove("climbs");
  }
  tick();
}

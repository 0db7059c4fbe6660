// How do the points beside a picture keep up? Each has its place in the table; a minus is as wide as a plus.

import { all } from "./elements.js";

/** @param {Player[]} seats */
export function showPoints(seats) {
  for (const { seat, parts, total } of seats) {
    for (const [part, , points] of [...parts, ["total", "", total]]) {
      all(`[data-part="${seat} ${part}"]`)[0].textContent = String(points).replace("-", "−");
    }
  }
}

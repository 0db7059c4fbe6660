// How do the points beside a picture keep up? Each has its place in the table; a minus is as wide as a plus.

export function showPoints(seats) {
  for (const { seat, parts, total } of seats)
    for (const [part, , points] of [...parts, ["total", "", total]])
      document.querySelector(`[data-part="${seat} ${part}"]`).textContent = String(points).replace("-", "−");
}

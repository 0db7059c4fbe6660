// Which lit box is meant? The nearest one, for a finger that need not hit exactly and for an arrow key.

const REACH = 24; // pixels around a finger

const middle = (box) => {
  const { left, top, width, height } = box.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};

export function near(picture, x, y) {
  let best, nearest = REACH;
  for (const box of picture.querySelectorAll(".lit")) {
    const { left, right, top, bottom } = box.getBoundingClientRect();
    const away = Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
    if (away < nearest) [best, nearest] = [box, away];
  }
  return best;
}

export function step(picture, dx, dy) {
  const from = document.activeElement.closest(".lit"), lights = [...picture.querySelectorAll(".lit")];
  if (!from) return lights[0]?.focus();
  const [x, y] = middle(from);
  const far = (box) => {
    const [u, v] = middle(box), along = (u - x) * dx + (v - y) * dy;
    return along > 1 ? along + 3 * Math.abs((u - x) * dy + (v - y) * dx) : Infinity;
  };
  lights.filter((box) => box !== from && far(box) < Infinity).sort((a, b) => far(a) - far(b))[0]?.focus();
}

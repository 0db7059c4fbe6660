// What does somebody always want, at every table? Ticks that this browser remembers.

import { $ } from "./elements.js";

/** @type {(id: "at-once" | "aloud", changed?: () => void) => void} */
export function remember(id, changed) {
  const tick = $(id), name = `gobelet-${id}`;
  if (!tick) return;
  tick.checked = localStorage.getItem(name) !== null;
  tick.disabled = false; // until now a tick would have been forgotten
  tick.onchange = () => {
    if (tick.checked) localStorage.setItem(name, "");
    else localStorage.removeItem(name);
    changed?.();
  };
}

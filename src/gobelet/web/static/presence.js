// Since when is somebody away? As long as the clock of this page says, in its language, below their name.

import { all } from "./elements.js";
import { state, table } from "./state.js";

const MINUTE = 60;
/** @type {[Intl.RelativeTimeFormatUnit, number][]} */
const UNITS = [["day", 24 * 60 * MINUTE], ["hour", 60 * MINUTE], ["minute", MINUTE]];

/**
 * "3 hr. ago": the largest unit that is full; less than a minute counts as one.
 * @param {number} seconds
 * @param {string} language
 */
export function ago(seconds, language) {
  const [unit, length] = UNITS.find(([, length]) => seconds >= length) ?? UNITS[UNITS.length - 1];
  const passed = Math.max(1, Math.floor(seconds / length));
  return new Intl.RelativeTimeFormat(language, { style: "short" }).format(-passed, unit);
}

/** Keeps the times right, from now on. */
export function watchPresence() {
  function show() {
    const { lang } = document.documentElement, now = Date.now() / 1000;
    for (const { away, note, seat } of state.now.seats) {
      const [small] = all(`[data-note="${seat}"]`);
      if (away && small) small.textContent = `${note} · ${ago(now - away, lang)}`;
    }
  }

  show();
  setInterval(show, MINUTE * 1000);
  new MutationObserver(show).observe(table, { attributeFilter: ["data-position"] });
}

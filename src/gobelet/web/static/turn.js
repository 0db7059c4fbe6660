// How does a tab call somebody who looks elsewhere? By its title and its icon; on request by a sound and a vibration.

import { $, read } from "./elements.js";
import { remember } from "./habits.js";
import { own, state, table } from "./state.js";

const NOTES = [660, 880]; // hertz, one after the other
const SECONDS = 0.16; // each of them

/**
 * Whether the players of this page are awaited by somebody elsewhere; around one screen nobody has to be called.
 * @param {Pick<Shown, "over" | "seats">} now
 * @param {string[]} own
 */
export function isCalled({ over, seats }, own) {
  const elsewhere = seats.some(({ kind, seat }) => kind === "person" && !own.includes(seat));
  return !over && elsewhere && seats.some(({ awaited, seat }) => awaited && own.includes(seat));
}

/** Shows whose turn it is, from now on: at every change of the table, also while the tab is in the background. */
export function watchTurn() {
  const { your_turn } = read("later"), plain = document.title, aloud = $("aloud");
  const icon = /** @type {HTMLLinkElement} */ (document.querySelector("link[rel=icon]")),
    usual = `${icon.getAttribute("href")}`;
  let called = false;

  function show() {
    const before = called;
    called = isCalled(state.now, own);
    if (called === before) return;
    document.title = called ? `● ${your_turn} · ${plain}` : plain;
    icon.href = called ? "/static/turn.svg" : usual;
    if (called && aloud?.checked) call();
  }

  show();
  remember("aloud", () => aloud?.checked && call()); // that is how it sounds
  new MutationObserver(show).observe(table, { attributeFilter: ["data-position"] });
}

/** Two short notes; a browser that wants the page to be touched first plays none. */
function call() {
  navigator.vibrate?.([120, 60, 120]);
  const sound = new AudioContext();
  NOTES.forEach((hertz, number) => {
    const note = sound.createOscillator(), volume = sound.createGain();
    const from = sound.currentTime + number * SECONDS, to = from + SECONDS;
    note.frequency.value = hertz;
    volume.gain.setValueAtTime(0.2, from);
    volume.gain.exponentialRampToValueAtTime(0.001, to);
    note.connect(volume).connect(sound.destination);
    note.start(from);
    note.stop(to);
    if (number === NOTES.length - 1) note.onended = () => sound.close();
  });
}

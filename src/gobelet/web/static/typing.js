// How are real dice typed in? Blank dice count up when they are tapped; a key sets one and goes on to the next.

import { $, all, focused, make } from "./elements.js";

const form = $("dice");
const dice = () => /** @type {HTMLButtonElement[]} */ (all("[data-die]"));

/** What was typed in stays until other dice are asked for: also when it is taken back. @type {AskForDice} */
export function askForDice(owed, rolls) {
  const asked = JSON.stringify([rolls, owed]);
  form.hidden = !owed.length;
  if (form.hidden || form.dataset.asked === asked) return;
  form.dataset.asked = asked;
  all("#dice > div")[0].replaceChildren(...owed.map(blank));
  turn();
}

/**
 * The number of the face that a die shows after a key was struck, -1 for none; nothing if the key has no meaning.
 * @type {(key: string, faces: string[], at: number) => number | undefined}
 */
export function struck(key, faces, at) {
  if (key === "ArrowUp") return (at + 1) % faces.length;
  if (key === "ArrowDown") return (Math.max(at, 0) + faces.length - 1) % faces.length;
  if (key === "Backspace" || key === "Delete") return -1;
  const number = faces.indexOf(key); // or else dice show something that has no key
  return faces[number] ? number : /^[1-9]$/.test(key) && isNaN(+faces[0]) && faces[+key - 1] ? +key - 1 : undefined;
}

/** @param {OwedDie} owed */
function blank({ die, title, faces, shown }) {
  const button = make("button", { type: "button" }), face = () => faces.indexOf(`${button.value}`);
  const show = (/** @type {number} */ number) => {
    button.value = faces[number] ?? "";
    button.replaceChildren(make("small", {}, title), shown[number] ?? "–");
    button.setAttribute("aria-label", `${title}: ${shown[number] ?? "–"}`);
    turn();
  };
  button.dataset.die = die;
  button.onclick = () => show((face() + 1) % faces.length);
  button.onkeydown = (event) => {
    const number = struck(event.key, faces, face());
    if (number === undefined) return;
    show(number);
    if (/\d/.test(event.key)) next(button);
    event.preventDefault();
    event.stopPropagation();
  };
  show(-1);
  return button;
}

/** The focus goes on to the next blank die, or to the end. @param {HTMLButtonElement} button */
function next(button) {
  const some = dice(), at = some.indexOf(button);
  const [following] = [...some.slice(at), ...some].filter(({ value }) => !value);
  (following ?? /** @type {HTMLElement} */ (form.querySelector(".main"))).focus();
}

/** Only whole rolls can be sent. */
function turn() {
  const end = /** @type {HTMLButtonElement} */ (form.querySelector(".main"));
  end.disabled = dice().some(({ value }) => !value);
}

/** @param {Send} send */
export function offerForm(send) {
  const faces = () => dice().map(({ dataset, value }) => `${dataset.die}=${value}`).join(" ");
  form.onsubmit = () => (send("/dice", { faces: faces() }), false); // not by the browser itself
}

addEventListener("keydown", (event) => { // digits, wherever one is
  const [first] = dice().filter(({ value }) => !value);
  if (form.hidden || !first || !/^\d$/.test(event.key) || focused().closest("input, textarea, [data-die]")) return;
  first.focus();
  first.dispatchEvent(new KeyboardEvent("keydown", event));
});

// How does a newcomer go through a prepared game? Each step tells one thing, and lights what to point at.

import { $, fill, make, read } from "./elements.js";
import { fits, narrow, phone } from "./paper.js";
import { boxesOf, find, learn, liven, redraw, reveal, sight } from "./picture.js";

const picture = $("sheet"), [dice] = boxesOf(picture, ".dice");
const { steps, words, count } = read("lesson"), record = $("record").value;

/** Which step, what of it was pointed at, and the event that the picture shows (null: it may be any). */
const state = {
  step: 0,
  pointed: /** @type {string[]} */ ([]),
  at: /** @type {number | null} */ (steps[0].at),
};

/** @param {number} step */
async function go(step) {
  const { at } = steps[step], headers = { "content-type": "application/json" };
  const body = JSON.stringify({ record, at, seen: state.at, seat: "A", narrow: narrow() });
  const response = await fetch("/api/replay", { method: "POST", headers, body }).catch(() => null);
  if (!response?.ok) return void ($("notice").textContent = `${$("notice").dataset.away}`);
  const change = await response.json(), before = sight(picture);
  redraw(picture, change);
  $("notice").textContent = "";
  Object.assign(state, { step, at, pointed: [] });
  show();
  liven(picture, before, change.rolled ?? []);
}

function show() {
  const { step } = state, { text, tokens } = steps[step], last = step === steps.length - 1;
  $("count").textContent = fill(count, { step: `${step + 1}`, all: `${steps.length}` });
  $("question").textContent = text;
  $("later").hidden = last || tokens.length > 0;
  $("earlier").hidden = step === 0;
  $("now-you").hidden = !last;
  light();
  reveal(boxesOf(picture, ".lit"), ...between());
}

/** What is in sight on a phone lies below the dice and above what is asked; elsewhere everything is. */
function between() {
  const above = dice.getBoundingClientRect().bottom, below = $("question").getBoundingClientRect().top;
  return /** @type {[number, number]} */ (phone.matches ? [above, below] : [0, innerHeight]);
}

function light() {
  const { pointed } = state, { tokens } = steps[state.step];
  for (const box of boxesOf(picture)) {
    const id = `${box.dataset.box}`, chosen = pointed.includes(id), active = tokens.includes(id);
    box.classList.toggle("lit", active);
    box.classList.toggle("pointed", chosen);
    box.setAttribute("role", active ? "button" : "img");
    if (active) {
      box.setAttribute("tabindex", "0");
      box.setAttribute("aria-pressed", `${chosen}`);
    } else for (const name of ["tabindex", "aria-pressed"]) box.removeAttribute(name);
  }
  const spoken = tokens.filter((/** @type {string} */ token) => !find(picture, token));
  $("words").replaceChildren(...spoken.map((/** @type {string} */ token) => {
    const button = make("button", { type: "button", className: "main" }, words[token] || token);
    button.onclick = () => point(token);
    button.setAttribute("aria-pressed", `${pointed.includes(token)}`);
    return button;
  }));
}

/** @param {string} token */
function point(token) {
  const { tokens } = steps[state.step];
  if (!tokens.includes(token) || state.pointed.includes(token)) return;
  state.pointed.push(token);
  light();
  if (state.pointed.length === tokens.length) go(state.step + 1);
}

/** @param {EventTarget | null} target */
const boxAt = (target) =>
  /** @type {HTMLElement | null} */ (/** @type {Element} */ (target).closest(".lit"))?.dataset.box;

picture.onclick = (/** @type {MouseEvent} */ { target }) => {
  const box = boxAt(target);
  if (box) point(box);
};
picture.onkeydown = (/** @type {KeyboardEvent} */ event) => {
  const box = boxAt(event.target);
  if (!box || (event.key !== "Enter" && event.key !== " ")) return;
  event.preventDefault();
  point(box);
};
$("later").onclick = () => go(state.step + 1);
$("earlier").onclick = () => go(state.step - 1);

/** The picture on the other paper. */
function redrawn() {
  state.at = null;
  go(state.step);
}
phone.onchange = redrawn;

learn(picture);
if (fits) show();
else redrawn();

// How does a person play by pointing? What may be said is lit, shown before it counts, and sent.
// No rule of any game stands here: the server says which sayings are possible, and what each would change.

import { $, all, focused } from "./elements.js";
import { explain } from "./guide.js";
import { cover, due, uncover } from "./handover.js";
import { bringIntoSight, light, step } from "./lights.js";
import { offerSheets, peek } from "./others.js";
import { fits, narrow, phone } from "./paper.js";
import { boxesOf, learn, liven, redraw } from "./picture.js";
import { near } from "./reach.js";
import { clicked, counted, forced, given, open, question, said } from "./saying.js";
import { done, post, preview, send, unshow } from "./sending.js";
import { api, own, picture, secrets, state, tabs } from "./state.js";
import { follow } from "./stream.js";
import { tell } from "./telling.js";
import { offerForms } from "./typing.js";

// -- pointing --

/** @param {string} token */
function point(token) {
  if (done() || state.covered) return;
  const next = clicked(state.legal, state.pointed, token);
  if (!next) play();
  else if (next !== state.pointed) choose(next);
}

/** @param {number} left how many tokens stay */
function takeBack(left) {
  if (!done() && !forced(state.now)) choose(state.pointed.slice(0, left));
}

/** @param {string[]} pointed */
function choose(pointed) {
  state.pointed = pointed;
  $("notice").textContent = "";
  unshow();
  light();
  if (pointed.length) bringIntoSight();
  preview();
}

const play = () => send("/act", { saying: said(state.legal, state.pointed) });

// -- what happened --

/** @param {Change} change */
function show(change) {
  const before = state.now, now = { ...before, ...change };
  const focus = focused().matches("[data-box], [data-word], #confirm, #uncover, #dice *");
  const rolled = now.rolls > before.rolls, moved = now.position > before.position;
  const asked = question(now) !== question(before);
  unshow();
  const fresh = redraw(picture, change);
  if (asked || `${now.sayings}` !== `${before.sayings}`) state.pointed = given(now);
  state.now = now;
  if (moved) state.tabChosen = false;
  settle();
  preview();
  if (asked) bringIntoSight(rolled);
  if (moved) liven(fresh, rolled); // not when only the paper or the language is another
  if (focus && (focused() === document.body || (state.keys && asked))) {
    const [next] = [...boxesOf(picture, ".lit"), ...all("#words button")];
    next?.focus({ preventScroll: !state.keys || next.matches("#words *") });
  }
  return state.now.position;
}

function settle() {
  const { now } = state;
  state.legal = counted(now.sayings);
  state.places = new Set(boxesOf(picture).map((box) => `${box.dataset.box}`));
  tell();
  light();
  explain(now.guides);
  const next = due(state, own, secrets);
  if (next) approach(next);
  peek();
}

// -- whose eyes --

/** @param {string} next */
function approach(next) {
  if (secrets && !state.now.over) cover(next, () => sit(next));
  else sit(next);
}

/** @param {string} next */
function sit(next) {
  state.seat = next;
  uncover();
  for (const tab of tabs) tab.setAttribute("aria-pressed", `${tab.dataset.sit === next}`);
  watch(-1);
}

/** @param {number} position */
function watch(position) {
  const connected = (/** @type {boolean} */ is) => ($("offline").hidden = is);
  follow(state, api, narrow, position, { show, connected, left: () => location.reload() });
}

// -- mouse, finger, keys --

picture.onclick = ({ target, clientX, clientY }) => {
  const lights = boxesOf(picture, ".lit"), hit = /** @type {Element} */ (target).closest(".lit");
  const places = () => lights.map((box) => box.getBoundingClientRect());
  const box = lights.find((each) => each === hit) ?? lights[near(places(), clientX, clientY)];
  if (box) point(`${box.dataset.box}`);
};
$("words").onclick = ({ target }) => {
  const { word } = /** @type {HTMLElement} */ (target).dataset;
  if (word) point(word);
};
$("confirm").onclick = play;
$("again").onclick = () => takeBack(0);
$("undo").onclick = () => send("/undo");
offerForms(send, post, () => state.seat || own[0]);
for (const tab of tabs) {
  tab.onclick = () => {
    state.tabChosen = true;
    approach(`${tab.dataset.sit}`);
  };
}
$("rules-link").onclick = async (event) => {
  event.preventDefault();
  const [prose] = all("#rules .prose");
  if (!prose.innerHTML) prose.innerHTML = await (await fetch(`${$("rules-link").href}?part=1`)).text();
  $("rules").showModal();
};

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
addEventListener("pointerdown", () => (state.keys = false));
addEventListener("keydown", (event) => {
  state.keys = true;
  const { key } = event, target = /** @type {HTMLElement} */ (event.target), { legal, places, pointed } = state;
  if (event.ctrlKey || event.metaKey || event.altKey || target.closest("input, #log") || all("dialog[open]").length) {
    return;
  }
  const box = target.closest(".lit") && target.dataset.box;
  if (ARROWS[key]) step(...ARROWS[key]);
  else if (box && (key === "Enter" || key === " ")) point(box);
  else if (key === "Enter" && target === document.body && said(legal, pointed)) play();
  else if (key === "Escape" && pointed.length) takeBack(-1);
  else if (key === "?") $("why")?.click();
  else if (/^\d$/.test(key) && open(legal, pointed).has(key) && !places.has(key)) point(key);
  else return;
  event.preventDefault();
});

offerSheets();
learn(picture);
settle();
phone.onchange = () => state.covered || watch(-1);
if (!state.covered && !state.stream) watch(fits ? state.now.position : -1);

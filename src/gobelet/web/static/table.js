// How does a person play by pointing? What may be said is lit, shown before it counts, and sent.
// No rule of any game stands here: the server says which sayings are possible, and what each would change.

import { $, all, fill, focused } from "./elements.js";
import { explain } from "./guide.js";
import { cover, due, uncover } from "./handover.js";
import { answer, byHand, costs, empty, handed, turned } from "./hands.js";
import { bringIntoSight, light, step } from "./lights.js";
import { arrive } from "./news.js";
import { offerSheets, peek } from "./others.js";
import { fits, narrow, phone } from "./paper.js";
import { offerPace } from "./pace.js";
import { boxesOf, find, learn, liven, redraw, sight } from "./picture.js";
import { near } from "./reach.js";
import { clicked, counted, lit, question, whole as isWhole } from "./saying.js";
import { done, preview, send, unshow } from "./sending.js";
import { api, own, picture, secrets, state, tabs, texts } from "./state.js";
import { follow } from "./stream.js";
import { show as announce, tell } from "./telling.js";

// -- pointing --

/** @param {string} token */
function point(token) {
  if (done() || state.covered) return;
  const hand = byHand(state, token), { hands, pointed } = state;
  if (hand && pointed[1] && find(picture, token)?.matches(".preview")) return state.keys ? play() : turn();
  const next = hand ?? { hands, pointed: clicked(state.legal, pointed, token, state.places) };
  if (!next.pointed) return play();
  choose({ pointed: next.pointed, hands: hand || !next.pointed.length ? next.hands : empty(state.now.hand) });
  if (!answer(state)) return;
  const whole = handed(state) || (next.pointed.includes(token) && isWhole(state));
  if ($("at-once")?.checked && whole && !costs(state)) play();
  else if (state.keys && !state.places.has(token)) $("confirm").focus(); // a word that is pressed again is dropped
}

/** What is carried lies another way round. */
function turn() {
  const next = done() ? undefined : turned(state);
  if (next) choose(next);
}

/** @param {number} left how many tokens or pieces stay */
function takeBack(left) {
  const { hands, pointed } = state, laid = new Map([...hands.laid].slice(0, left));
  if (!done()) choose({ pointed: pointed.slice(0, left), hands: { ...hands, laid } });
}

/** @param {Pointing} next */
function choose(next) {
  Object.assign(state, next);
  $("notice").textContent = "";
  unshow();
  light();
  if (answer(state) || next.pointed.length || next.hands.laid.size) bringIntoSight();
  preview();
}

const play = () => send("/act", { saying: answer(state) });

// -- what happened --

/** @param {Change} change */
function show(change) {
  const before = state.now, now = { ...before, ...change }, seen = sight(picture);
  const focus = focused().matches("[data-box], [data-word], #confirm, #uncover, #skip, #dice *");
  const rolled = now.rolls > before.rolls, moved = now.position > before.position;
  const asked = question(now) !== question(before);
  unshow();
  redraw(picture, change);
  if (asked || `${now.sayings}` !== `${before.sayings}`) Object.assign(state, { pointed: [], hands: empty(now.hand) });
  state.now = now;
  if (moved) state.tabChosen = false;
  settle();
  preview();
  if (asked) bringIntoSight(rolled);
  if (moved) liven(picture, seen, change.rolled ?? []); // not when only the paper or the language is another
  if (focus && (focused() === document.body || (state.keys && asked))) {
    const [next] = [...boxesOf(picture, ".lit"), ...all("#words button")];
    next?.focus({ preventScroll: !state.keys || next.matches("#words *") });
  }
  return state.now.position;
}

function settle() {
  const { now } = state;
  state.legal = counted(now);
  state.places = new Set(boxesOf(picture).map((box) => `${box.dataset.box}`));
  tell();
  light();
  explain(now.guides);
  const next = due(state, own, secrets);
  if (next) approach(next);
  peek();
  if (own.length && (now.waits || !state.shared)) import("./envelopes.js").then(({ share }) => share(now));
  state.shared = !now.waits;
  if (now.hand && !state.carries) import("./carrying.js").then(({ carry }) => carry(point, turn, meantBy));
  state.carries ||= !!now.hand;
}

// -- whose eyes --

/** @param {string} next */
function approach(next) {
  if (secrets && !state.now.over) cover(next, () => sit(next));
  else {
    const name = state.now.seats.find(({ seat }) => seat === next)?.name ?? next;
    if (!state.tabChosen && !state.now.over) announce(fill(texts.hand_over, { name }));
    sit(next);
  }
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
  follow(state, api, narrow, position, {
    show: (change) => arrive(change, show),
    connected,
    left: () => location.reload(),
  });
}

// -- mouse, finger, keys --

/** The box under a pointer, or near it. @type {(event: MouseEvent) => string | undefined} */
function meantBy({ type, target, clientX, clientY }) {
  const nearest = (/** @type {string} */ which) => {
    const lights = boxesOf(picture, which), places = lights.map((box) => box.getBoundingClientRect());
    return lights[near(places, clientX, clientY)];
  };
  const under = type === "click" ? /** @type {Element} */ (target) : document.elementFromPoint(clientX, clientY);
  const hit = /** @type {Box | null | undefined} */ (under?.closest("#sheet .lit"));
  return (hit ?? nearest(".lit:not(.instead)") ?? nearest(".instead"))?.dataset.box;
}

const FAR = 12; // pixels: whoever moves farther does not click
const press = { x: 0, y: 0 };
picture.onpointerdown = ({ clientX: x, clientY: y }) => Object.assign(press, { x, y });
picture.onclick = (event) => {
  const box = meantBy(event),
    dragged = event.detail && Math.hypot(event.clientX - press.x, event.clientY - press.y) > FAR;
  if (box && !dragged) point(box);
};
$("turn").onclick = turn;
$("words").onclick = ({ target }) => {
  const { word } = /** @type {HTMLElement} */ (target).dataset;
  if (word) point(word);
};
$("confirm").onclick = play;
$("again").onclick = () => takeBack(0);
$("undo").onclick = () => send("/undo");
if (own.length && state.now.dice.kind === "typed") import("./typing.js").then(({ offerForm }) => offerForm(send));
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
  const { key } = event,
    target = /** @type {HTMLElement} */ (event.target),
    { hands, legal, now, places, pointed } = state;
  if (event.ctrlKey || event.metaKey || event.altKey || target.closest("input, #log") || all("dialog[open]").length) {
    return;
  }
  const box = target.closest(".lit") && target.dataset.box;
  if (ARROWS[key]) step(...ARROWS[key]);
  else if (box && (key === "Enter" || key === " ")) point(box);
  else if (key === "Enter" && target === document.body && answer(state)) play();
  else if (key === "Escape" && (pointed.length || hands.laid.size)) takeBack(-1);
  else if (key.toLowerCase() === "r" && now.hand?.ghosts.length) turn();
  else if (key === "?") $("why")?.click();
  else if (/^\d$/.test(key) && lit(legal, []).has(key) && !places.has(key)) point(key);
  else return;
  event.preventDefault();
});

offerSheets();
offerPace();
learn(picture);
settle();
phone.onchange = () => state.covered || watch(-1);
if (!state.covered && !state.stream) watch(fits ? state.now.position : -1);
import("./later.js");

// How does a person play by pointing? What may be said is lit, shown before it counts, and sent.
// No rule of any game stands here: the server says which sayings are possible, and what each would change.

import { $, make, read } from "./elements.js";
import { explain } from "./guide.js";
import { offerSheets, peek } from "./others.js";
import { fits, narrow, phone } from "./paper.js";
import { find, glimpse, lay, learn, liven, redraw, resize, reveal } from "./picture.js";
import { near, step } from "./reach.js";
import { allow, lit, open, said } from "./saying.js";
import { showPoints } from "./scores.js";
import { askForDice, offerForms } from "./typing.js";

const table = $("table"), ask = document.querySelector(".ask"), tabs = document.querySelectorAll("[data-sit]"), texts = read("texts"), picture = $("sheet").querySelector("svg");
const api = `/api/tables/${table.dataset.table}`, own = [...table.dataset.own], secrets = "secrets" in table.dataset;
const fill = (text, values) => text.replace(/{(\w+)}/g, (_, name) => values[name]);

// The only possibility is pointed at already: what is left is to confirm it.
const forced = ({ sayings }) => sayings.length === 1;
const given = (sight) => (forced(sight) ? sight.sayings[0].split(" ") : []);

let seat = table.dataset.seat, now = read("now"), pointed = given(now);
let kept = null, places = new Set(), looking = new AbortController(), answered = "", stream, chosenTab = false, keys = false, covered = false, reckoned;

// -- pointing --

// One question is answered once: until its successor is shown, nothing more is pointed at or sent.
const question = ({ seat, since }) => `${seat} ${since}`;
const done = () => answered === question(now);

function point(token) {
  if (done() || covered) return;
  if (lit(pointed).has(token)) pointed.push(token);
  else if (pointed.includes(token) && said(pointed)) return play();
  else if (pointed.includes(token)) pointed.splice(pointed.lastIndexOf(token), 1);
  else if (open(pointed).has(token)) pointed[pointed.length - 1] = token;
  else return;
  pointedAt();
}

function takeBack(all) {
  if (done() || forced(now)) return;
  pointed = all ? [] : pointed.slice(0, -1);
  pointedAt();
}

function pointedAt() {
  $("notice").textContent = "";
  unshow();
  light();
  if (pointed.length) bringIntoSight();
  preview();
}

// What was asked for before is out of date: it must not be drawn into another picture.
async function preview() {
  looking.abort();
  const saying = said(pointed), { signal } = (looking = new AbortController());
  if (!saying) return;
  const answer = await post(`/preview?narrow=${narrow()}`, { seat: now.seat, saying, position: now.position }, signal);
  if (!answer) return;
  kept = [...picture.children];
  const fresh = redraw(picture, answer), dice = picture.querySelectorAll(".die");
  for (const box of [...fresh, ...[...dice].filter((die) => answer.boxes[die.dataset.box])]) box.classList.add("preview");
  light();
  if (keys && document.activeElement === document.body) $("confirm").focus();
}

function unshow() {
  const focus = document.activeElement.dataset.box;
  if (kept) {
    picture.replaceChildren(...kept);
    resize(picture, now.size);
    kept = null;
  }
  if (focus) find(picture, focus)?.focus();
}

const play = () => send("/act", { saying: said(pointed) });

async function send(where, content) {
  if (done()) return;
  const mine = (answered = question(now));
  $("notice").textContent = "";
  looking.abort();
  const accepted = await post(where, { seat: now.seat, position: now.position, ...content });
  if (!accepted && answered === mine) answered = "";
}

async function post(where, content, signal) {
  try {
    const response = await fetch(api + where, {
      method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(content), signal,
    });
    const answer = await response.json();
    if (response.ok) return answer;
    if (!signal) $("notice").textContent = answer.detail;
  } catch {
    if (!signal) $("notice").textContent = texts.failed;
  }
  return null;
}

// -- what is lit --

function light() {
  const focus = document.activeElement.dataset.box, may = open(pointed);
  for (const box of picture.querySelectorAll("[data-box]")) {
    const id = box.dataset.box, chosen = pointed.includes(id), active = may.has(id) || chosen;
    box.classList.toggle("lit", active);
    box.classList.toggle("pointed", chosen);
    if (active) {
      box.setAttribute("role", "button");
      box.setAttribute("tabindex", "0");
      box.setAttribute("aria-pressed", chosen);
      if (!box.hasAttribute("aria-label")) box.setAttribute("aria-label", id);
    } else if (box.hasAttribute("tabindex")) {
      for (const name of ["tabindex", "aria-pressed"]) box.removeAttribute(name);
      box.setAttribute("role", "img");
    }
  }
  if (focus && document.activeElement.dataset.box !== focus) find(picture, focus)?.focus();
  words((token) => may.has(token) || pointed.includes(token));
  if (!kept) $("chosen").replaceChildren(...pointed.filter((id) => places.has(id)).map((id) => glimpse(find(picture, id))));
  $("confirm").hidden = !said(pointed);
  $("again").hidden = !pointed.length || forced(now);
  $("undo").hidden = !now.may_undo || covered;
}

function bringIntoSight(rolled) {
  keepClear();
  const { bottom } = ask.getBoundingClientRect(), floor = innerHeight - below();
  const dice = rolled ? picture.querySelectorAll(".die") : [], next = said(pointed) ? [] : picture.querySelectorAll(".lit:not(.pointed)");
  const latest = [find(picture, pointed.at(-1))].filter(Boolean);
  reveal([...[dice, next, latest].find((some) => some.length) || []], bottom, floor);
}

// All words of a question keep their places until it is answered; some may be pointed at more than once.
function words(possible) {
  const focus = document.activeElement.dataset.word, order = Object.keys(now.words);
  const tokens = [...lit([])].filter((token) => !places.has(token)).sort((a, b) => order.indexOf(a) - order.indexOf(b));
  const more = lit(pointed);
  $("words").replaceChildren(...tokens.map((token) => {
    const times = pointed.filter((each) => each === token).length, again = times && more.has(token);
    const text = (now.words[token] || token) + (again || times > 1 ? ` ×${times}` : "");
    const button = make("button", { type: "button", disabled: !possible(token) }, text);
    button.dataset.word = token;
    button.setAttribute("aria-pressed", again ? "mixed" : times > 0);
    return button;
  }));
  if (focus) $("words").querySelector(`[data-word="${CSS.escape(focus)}"]`)?.focus();
}

// -- what happened --

function show(changed) {
  const next = { ...now, ...changed };
  const focused = document.activeElement.matches("[data-box], [data-word], #confirm, #uncover, #dice *");
  unshow();
  const rolled = next.rolls > now.rolls, moved = next.position > now.position, asked = question(next) !== question(now);
  const fresh = redraw(picture, changed);
  if (asked || String(next.sayings) !== String(now.sayings)) pointed = given(next);
  now = next;
  if (moved) chosenTab = false;
  settle();
  preview();
  if (asked) bringIntoSight(rolled);
  if (moved) liven(fresh, rolled); // not when only the paper or the language is another
  if (focused && (document.activeElement === document.body || (keys && asked)))
    picture.querySelector(".lit")?.focus({ preventScroll: !keys }) ?? $("words").querySelector("button")?.focus();
}

function settle() {
  allow(now.sayings);
  table.dataset.position = now.position;
  places = new Set([...picture.querySelectorAll("[data-box]")].map((box) => box.dataset.box));
  $("question").textContent = now.question;
  const others = now.seats.filter((each) => each.awaited && each.seat !== seat).map(({ name }) => name);
  $("awaited").textContent = others.length ? fill(texts.awaited, { names: others.join(", ") }) : "";
  for (const each of now.seats) {
    const name = document.querySelector(`[data-name="${each.seat}"]`);
    name.classList.toggle("awaited", each.awaited);
    name.textContent = each.name;
    document.querySelector(`[data-note="${each.seat}"]`).textContent = each.note;
  }
  showPoints(now.seats);
  if (now.log) tell(now.log);
  askForDice(own.length ? now.owed : [], now.position);
  $("waits").hidden = !now.waits || !own.length;
  light();
  explain(now.guides);
  table.classList.toggle("over", now.over);
  reckon();
  handOver();
  peek();
}

function tell({ from, lines }) {
  const log = $("log");
  while (log.children.length > from) log.lastElementChild.remove();
  log.append(...lines.map((line) => make("li", {}, line)));
  requestAnimationFrame(() => (log.scrollTop = log.scrollHeight)); // when the page is laid out anyway
  if (lines.length) $("news").textContent = lines.slice(-6).join(". ");
}

async function reckon() {
  const end = $("end"), before = reckoned;
  reckoned = now.over && `${now.position} ${now.rematch}`;
  if (reckoned && reckoned !== before) end.innerHTML = await (await fetch(`/table/${table.dataset.table}/end`)).text();
  end.hidden = !now.over;
  if (now.over && before === false) end.scrollIntoView(); // not when a finished game is opened
}

// -- one screen for several --

function handOver() {
  if (now.over && secrets && !seat) return sit(own[0]);
  if (own.length < 2 || chosenTab || now.over || now.owed.length) return; // dice are for everybody to see
  const asked = own.filter((mine) => now.seats.some((each) => each.awaited && each.seat === mine));
  if (asked.length ? !asked.includes(seat) : !seat) approach(asked[0] || own[0]);
}

function cover(lies) {
  covered = $("sheet").hidden = lies;
  $("cover").hidden = !lies;
}

function approach(next) {
  if (!secrets || now.over) return sit(next);
  cover(true);
  stream = stream?.close();
  unshow();
  looking.abort();
  seat = "";
  allow([]);
  pointed = [];
  light();
  explain([]);
  const { name } = now.seats.find((each) => each.seat === next);
  lay(picture, []);
  for (const told of document.querySelectorAll("#question, #log, #news, [data-part]")) told.replaceChildren();
  $("cover-text").textContent = fill(texts.hand_over, { name });
  $("uncover").textContent = fill(texts.i_am, { name });
  $("uncover").onclick = () => sit(next);
  if (keys) $("uncover").focus();
}

function sit(next) {
  seat = next;
  cover(false);
  for (const tab of tabs) tab.setAttribute("aria-pressed", tab.dataset.sit === seat);
  watch(-1);
}

function watch(position) {
  stream?.close();
  const whose = seat ? `seat=${seat}&` : "", mine = new EventSource(`${api}/stream?${whose}narrow=${narrow()}&position=${position}`);
  stream = mine;
  mine.addEventListener("sight", ({ data }) => {
    if (mine !== stream) return;
    show(JSON.parse(data));
    position = now.position; // until then a retry asks for the same: another seat may be shown
  });
  mine.addEventListener("left", () => location.reload()); // the seat was taken elsewhere
  mine.onopen = () => ($("offline").hidden = true);
  mine.onerror = () => {
    if (mine !== stream) return;
    $("offline").hidden = false;
    if (mine.readyState === EventSource.CLOSED) setTimeout(again, 1500, mine, position);
  };
}

// The server answers, or not yet; or somebody else has taken the seat in the meantime.
async function again(lost, position) {
  const { status } = seat ? await fetch(`${api}?seat=${seat}`).catch(() => ({})) : {};
  if (lost !== stream) return;
  if (status === 403) location.reload();
  else watch(position);
}

// -- mouse, finger, keys --

picture.onclick = (event) => {
  const box = event.target.closest(".lit") || near(picture, event.clientX, event.clientY);
  if (box) point(box.dataset.box);
};
$("words").onclick = ({ target }) => target.dataset.word && point(target.dataset.word);
$("confirm").onclick = play;
$("again").onclick = () => takeBack(true);
$("undo").onclick = () => send("/undo");
offerForms(send, post, () => seat || own[0]);
for (const tab of tabs)
  tab.onclick = () => {
    chosenTab = true;
    approach(tab.dataset.sit);
  };
$("rules-link").onclick = async (event) => {
  event.preventDefault();
  const prose = $("rules").querySelector(".prose");
  if (!prose.innerHTML) prose.innerHTML = await (await fetch(`${event.target.href}?part=1`)).text();
  $("rules").showModal();
};

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
addEventListener("pointerdown", () => (keys = false));
addEventListener("keydown", (event) => {
  keys = true;
  if (document.querySelector("dialog[open]") || event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, #log")) return;
  const box = event.target.closest?.(".lit");
  if (ARROWS[event.key]) step(picture, ...ARROWS[event.key]);
  else if (box && (event.key === "Enter" || event.key === " ")) point(box.dataset.box);
  else if (event.key === "Enter" && event.target === document.body && said(pointed)) play();
  else if (event.key === "Escape" && pointed.length) takeBack(false);
  else if (event.key === "?") $("why")?.click();
  else if (/^\d$/.test(event.key) && open(pointed).has(event.key) && !places.has(event.key)) point(event.key);
  else return;
  event.preventDefault();
});

// What is scrolled into sight lies neither under the question nor under the guide.
const still = (thing, where) => (thing && getComputedStyle(thing).position === where ? thing.offsetHeight : 0);
const below = () => still($("guide"), "fixed") + still($("choice"), "fixed");
function keepClear() {
  const { style } = document.documentElement;
  style.scrollPaddingTop = `${still(ask, "sticky")}px`;
  style.scrollPaddingBottom = `${below()}px`;
}
const sizes = new ResizeObserver(keepClear);
for (const each of [ask, $("guide"), $("choice")]) if (each) sizes.observe(each);

offerSheets();
learn(picture);
settle();
phone.onchange = () => covered || watch(-1);
if (!covered && !stream) watch(fits ? now.position : -1);

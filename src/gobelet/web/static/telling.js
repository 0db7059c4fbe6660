// What stands around the picture? The question, who is awaited, points, the log and, at the end, the reckoning.

import { $, all, fill, make } from "./elements.js";
import { showPoints, signed } from "./scores.js";
import { own, state, table, texts } from "./state.js";

export function tell() {
  const { now, seat } = state, mine = now.seats.find((each) => each.seat === seat);
  table.dataset.position = `${now.position}`;
  table.classList.toggle("over", now.over);
  $("question").textContent = asked();
  sumUp(announce(now));
  $("awaited").textContent = whose();
  $("round").textContent = now.round;
  if (mine) $("score").textContent = signed(mine.total);
  for (const each of now.seats) {
    const [name] = all(`[data-name="${each.seat}"]`), [note] = all(`[data-note="${each.seat}"]`);
    name.classList.toggle("awaited", each.awaited);
    name.textContent = each.name;
    note.textContent = each.note;
  }
  showPoints(now.seats);
  if (now.log) addToLog(now.log);
  if (own.length && now.dice.kind === "typed") {
    import("./typing.js").then(({ askForDice }) => askForDice(now.owed, now.rolls));
  }
  $("waits").hidden = !now.waits || !own.length;
  $("vacancy").hidden = !now.vacancy;
  $("vacancy-text").textContent = now.vacancy;
  reckon();
}

/** Whose turn it is: one's own, unless several sit around this screen. */
function whose() {
  const awaited = state.now.seats.filter((each) => each.awaited);
  if (own.length === 1 && awaited.some(({ seat }) => seat === own[0])) return texts.your_turn;
  return awaited.length ? fill(texts.awaited, { names: awaited.map(({ name }) => name).join(", ") }) : "";
}

/** Around one screen a question says whose it is. */
function asked() {
  const { now: { question, seats }, seat } = state, mine = seats.find((each) => each.seat === seat);
  sign(seat);
  return own.length > 1 && mine?.awaited ? fill(texts.asked, { name: mine.name, question }) : question;
}

/**
 * The picture shows through whose eyes it is seen, unless these are always the same; or whose sheet it shows.
 * @type {(seat: string, other?: boolean) => void}
 */
export function sign(seat, other = false) {
  const sheet = $("sheet"),
    [pages] = all("#sheet .pages"),
    name = state.now.seats.find((each) => each.seat === seat)?.name;
  const owner = name && (other || own.length > 1);
  for (const key of ["owner", "called"]) for (const each of [sheet, pages]) delete each.dataset[key];
  if (owner) {
    sheet.dataset.owner = seat;
    pages.dataset.called = name;
  }
  sheet.ariaLabel = owner ? fill(texts.seen_by, { name }) : texts.table;
}

/**
 * A new round, a turn or the end is announced in large letters, and gone in a moment.
 * @param {Chapter} chapter
 */
export function announce({ chapter, turn }) {
  const before = state.chapter;
  state.chapter = { chapter, turn };
  if (chapter === before.chapter && turn === before.turn) return "";
  const text = (chapter === before.chapter ? [turn] : [chapter, turn]).filter(Boolean).join(" · ");
  if (text) show(text);
  return text;
}

/** @param {string} text */
export function show(text) {
  const banner = make("p", { id: "banner", ariaHidden: "true", textContent: text });
  $("banner").replaceWith(banner); // so that it moves anew
}

/** What everybody did last; whoever listens to the page hears this, not every event. @param {string} announced */
function sumUp(announced) {
  const { summary } = state.now, line = $("summary");
  if (line.textContent !== summary || announced) {
    $("news").textContent = [announced, summary].filter(Boolean).join(". ");
  }
  line.textContent = line.title = summary;
}

/** @param {SeatView["log"]} change */
function addToLog({ from, lines, headings }) {
  const log = $("log");
  while (log.children.length > from) log.lastElementChild?.remove();
  log.append(...lines.map((line, n) => {
    const heading = headings[from + n];
    return make("li", {}, ...(heading ? [make("b", {}, heading)] : []), line);
  }));
  requestAnimationFrame(() => (log.scrollTop = log.scrollHeight)); // when the page is laid out anyway
}

async function reckon() {
  const { now: { over, position, rematch }, reckoned: before } = state, end = $("end");
  const reckoned = (state.reckoned = over && `${position} ${rematch}`);
  if (reckoned && reckoned !== before) {
    end.innerHTML = await (await fetch(`/table/${table.dataset.table}/end`)).text();
  }
  end.hidden = !over;
  if (over && before === false) end.scrollIntoView(); // not when a finished game is opened
}

// What stands around the picture? The question, who is awaited, points, the log and, at the end, the reckoning.

import { $, all, fill, make } from "./elements.js";
import { showPoints } from "./scores.js";
import { own, state, table, texts } from "./state.js";
import { askForDice } from "./typing.js";

export function tell() {
  const { now, seat } = state, others = now.seats.filter((each) => each.awaited && each.seat !== seat);
  const names = others.map(({ name }) => name).join(", ");
  table.dataset.position = `${now.position}`;
  table.classList.toggle("over", now.over);
  $("question").textContent = now.question;
  $("awaited").textContent = names && fill(texts.awaited, { names });
  for (const each of now.seats) {
    const [name] = all(`[data-name="${each.seat}"]`), [note] = all(`[data-note="${each.seat}"]`);
    name.classList.toggle("awaited", each.awaited);
    name.textContent = each.name;
    note.textContent = each.note;
  }
  showPoints(now.seats);
  if (now.log) addToLog(now.log);
  askForDice(own.length ? now.owed : [], now.position);
  $("waits").hidden = !now.waits || !own.length;
  reckon();
}

/** @param {SeatView["log"]} change */
function addToLog({ from, lines }) {
  const log = $("log");
  while (log.children.length > from) log.lastElementChild?.remove();
  log.append(...lines.map((line) => make("li", {}, line)));
  requestAnimationFrame(() => (log.scrollTop = log.scrollHeight)); // when the page is laid out anyway
  if (lines.length) $("news").textContent = lines.slice(-6).join(". ");
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

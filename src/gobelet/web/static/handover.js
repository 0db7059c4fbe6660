// Which of the players at one screen looks at it next? The one who is awaited, unless somebody has chosen a seat.
// Where a game has secrets a cover lies between two players, and nothing of what the last one saw stays.

import { $, all, fill } from "./elements.js";
import { explain } from "./guide.js";
import { empty } from "./hands.js";
import { light } from "./lights.js";
import { lay } from "./picture.js";
import { unshow } from "./sending.js";
import { forget, picture, state, texts } from "./state.js";

/**
 * The seat to change to, if any.
 * @param {Pick<TableState, "seat" | "now" | "tabChosen">} state
 * @param {string[]} own
 * @param {boolean} secrets
 */
export function due({ seat, now, tabChosen }, own, secrets) {
  if (now.over) return secrets && !seat ? own[0] : undefined;
  if (own.length < 2 || tabChosen || now.owed.length) return undefined; // dice are for everybody to see
  const asked = own.filter((mine) => now.seats.some((each) => each.awaited && each.seat === mine));
  if (asked.length ? !asked.includes(seat) : !seat) return asked[0] ?? own[0];
}

/** @param {boolean} lies */
function lie(lies) {
  state.covered = $("sheet").hidden = lies;
  $("cover").hidden = !lies;
}

export const uncover = () => lie(false);

/** @type {(next: string, lifted: () => void) => void} */
export function cover(next, lifted) {
  lie(true);
  state.stream?.close();
  forget();
  state.looking.abort();
  unshow();
  Object.assign(state, { stream: null, seat: "", legal: [], pointed: [], hands: empty(null) });
  light();
  explain([]);
  lay(picture, [], []);
  for (const told of all("#question, #summary, #log, #news, #score, [data-part]")) told.replaceChildren();
  const name = `${state.now.seats.find(({ seat }) => seat === next)?.name}`, button = $("uncover");
  $("cover-text").textContent = fill(texts.hand_over, { name });
  button.textContent = fill(texts.i_am, { name });
  button.onclick = lifted;
  if (state.keys) button.focus();
}

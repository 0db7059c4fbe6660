// How does a player get a share in the dice? Their browser seals one for each seat, and opens it when all lie there.

import { $, make } from "./elements.js";
import { hex, sha256, unhex } from "./hashing.js";
import { keep, kept } from "./keeping.js";
import { post } from "./sending.js";
import { own, table, texts } from "./state.js";

const BYTES = 32, MOST_ROUNDS = 20, id = `${table.dataset.table}`;
const asked = new Set();
let last = Promise.resolve();

/** One after the other: each step looks at what was kept before. @param {Shown} now */
export function share(now) {
  if (now.dice.kind === "fair") last = last.then(() => step(now)).catch(() => {});
}

/** @param {Shown} now */
async function step({ dice, rolls, seats, waits }) {
  const mine = kept(id) ?? { commitment: `${dice.commitment}`, before: !rolls, shares: {} };
  if (mine.commitment !== dice.commitment) $("notice").textContent = texts.exchanged;
  else keep(id, mine);
  const lying = dice.envelopes;
  $("envelopes").replaceChildren(
    ...lying.map(({ seat, sealed, opened, without }) => {
      const [picture, word] = opened || without
        ? ["open", texts.opened]
        : sealed
        ? ["sealed", texts.sealed]
        : ["missing", texts.missing];
      const name = `${seats.find((each) => each.seat === seat)?.name}: ${without ? texts.without : word}`;
      return make("li", {}, make("img", { src: `/static/envelope-${picture}.svg`, alt: "" }), name);
    }),
  );
  if (!waits || mine.commitment !== dice.commitment || dice.round > MOST_ROUNDS) return;
  const complete = lying.every(({ sealed, without }) => sealed || without);
  for (const { seat, sealed, opened, without } of lying) {
    if (!own.includes(seat) || opened || without) continue;
    const inside = shareOf(mine, seat, dice.round), digest = hex(await sha256(unhex(inside)));
    if (sealed !== digest) await once("/seal", { seat, digest }, `${dice.round} ${sealed}`);
    else if (complete) {
      mine.seals = { round: dice.round, of: Object.fromEntries(lying.map((each) => [each.seat, each.sealed])) };
      keep(id, mine); // whatever is said later to have been inside has to fit
      await once("/open", { seat, share: inside }, `${dice.round}`);
    }
  }
}

/** The share of a seat; after a round in which it was opened, another one. @type {(mine: Kept, seat: string, round: number) => string} */
function shareOf(mine, seat, round) {
  if (mine.shares[seat]?.round !== round) {
    mine.shares[seat] = { round, share: hex(crypto.getRandomValues(new Uint8Array(BYTES))) };
    keep(id, mine);
  }
  return mine.shares[seat].share;
}

/**
 * Sights of the table may come later than what was done about them. When it fails nobody is told: the next one tries again.
 * @type {(where: string, content: Record<string, string>, why: string) => Promise<void>}
 */
async function once(where, content, why) {
  const key = `${where} ${content.seat} ${why}`;
  if (asked.has(key)) return;
  asked.add(key);
  if (!await post(where, content, new AbortController().signal)) asked.delete(key);
}

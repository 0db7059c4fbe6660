// What is moved by hand? Pieces that are laid one by one, or one thing that is carried as a whole, and turned.
// Which pieces and spots there are, and by what a thing is held, the server says; nothing here touches the page.

import { chosen, cost, counted, lit, meant, said } from "./saying.js";

/** @typedef {Pick<TableState, "now" | "legal" | "pointed" | "hands">} Table */

/** Where all pieces may lie, as if each spot were a saying. @type {(hand: Hand | null) => Counted[]} */
export function spotsOf(hand) {
  if (!hand?.spots) return [];
  const each = new RegExp(`.{${Object.keys(hand.pieces).length}}`, "g");
  const named = (/** @type {string} */ spot) =>
    [...spot].flatMap((sign) => hand.places[sign.charCodeAt(0) - 65] ?? []).join(" ");
  return counted({ sayings: (hand.spots.match(each) ?? []).map(named), costs: {} });
}

/** Nothing is laid, nothing turned. @type {(hand: Hand | null) => Hands} */
export const empty = (hand) => ({ spots: spotsOf(hand), laid: new Map(), picked: "", turn: 0, part: 0, over: "" });

/** @type {(table: Table) => string[]} */
const pieces = ({ now: { hand } }) => Object.keys(hand?.pieces ?? {});

/** The piece that is laid next: whoever leaves some out goes on from there. @type {(table: Table) => string} */
export function inHand(table) {
  const { laid, picked } = table.hands, all = pieces(table), lying = [...laid.values()];
  const after = all.indexOf(`${lying.at(-1)}`) + 1;
  const free = [...all.slice(after), ...all.slice(0, after)].filter((piece) => !lying.includes(piece));
  return free.includes(picked) ? picked : free[0] ?? "";
}

/** What is said by all pieces, once they are laid. @type {(table: Table) => string | undefined} */
export function handed({ now: { hand }, hands: { laid, spots } }) {
  if (!said(spots, [...laid.keys()])) return undefined;
  return [...laid].map(([place, piece]) => `${hand?.pieces[piece]}:${place}`).join(" ");
}

/** What is said by now, by hand or by pointing. @type {(table: Table) => string | undefined} */
export const answer = (table) => handed(table) ?? meant(table);

/** What that costs: pieces that are left out may cost something, too. @type {(table: Table) => string | undefined} */
export function costs(table) {
  const { now: { hand }, hands: { laid } } = table;
  return handed(table) ? hand?.left[pieces(table).length - laid.size - 1] : cost(table);
}

/** Whether pieces that are laid say something, though not all of them. @type {(table: Table) => boolean} */
export const leavesOut = (table) => !!handed(table) && !!inHand(table);

/**
 * By which token a ghost is held that lies on a box: by the part that was held before, if it can be.
 * @type {(table: Table, box: string, turn?: number) => string | undefined}
 */
export function grip({ now: { hand }, legal, hands }, box, turn = hands.turn) {
  const ghost = hand?.ghosts[turn] ?? [];
  return [ghost[hands.part], ...ghost].find((token) => said(legal, [token, box]));
}

/** The next turn that is possible, where it lies. @type {(table: Table) => Pointing | undefined} */
export function turned(table) {
  const { now: { hand }, pointed: [, box], hands } = table, count = hand?.ghosts.length ?? 0;
  for (let step = 1; step < count; step++) {
    const turn = (hands.turn + step) % count, token = box && grip(table, box, turn);
    if (!box || token) return { hands: { ...hands, turn }, pointed: token ? [token, box] : [] };
  }
}

/** What a click on a box does by hand; nothing if it means something else. @type {(table: Table, box: string) => Pointing | undefined} */
export function byHand(table, box) {
  const { now: { hand }, hands, pointed } = table;
  const turn = hand?.ghosts.findIndex((ghost) => ghost.includes(box)) ?? -1;
  if (hand && turn >= 0) {
    const next = { ...table, hands: { ...hands, turn, part: hand.ghosts[turn].indexOf(box) } };
    const token = pointed[1] && grip(next, pointed[1]);
    return { hands: next.hands, pointed: token ? [token, pointed[1]] : [] };
  }
  const token = grip(table, box);
  if (hand && token) {
    return { hands: { ...hands, part: hand.ghosts[hands.turn].indexOf(token) }, pointed: [token, box] };
  }
  const picked = pieces(table).includes(box) ? box : hands.laid.get(box);
  if (picked) {
    const laid = new Map([...hands.laid].filter(([, piece]) => piece !== picked));
    return { hands: { ...hands, laid, picked }, pointed: [] };
  }
  return hand?.places.includes(box)
    ? { hands: { ...hands, laid: lay(table, box), picked: "" }, pointed: [] }
    : undefined;
}

/** What does not go with the new place comes back into the hand. @type {(table: Table, place: string) => Hands["laid"]} */
function lay(table, place) {
  const { laid, spots } = table.hands, piece = inHand(table) || [...laid.values()].at(-1), kept = new Map();
  for (const [each, other] of laid) {
    const together = [...kept.keys(), each, place];
    if (other !== piece && spots.some(({ tokens }) => together.every((one) => tokens.has(one)))) kept.set(each, other);
  }
  return along(table, kept.set(place, `${piece}`));
}

/**
 * What has one place left is laid there: where all spots that fit agree, and it does not matter which piece goes where.
 * @type {(table: Table, laid: Hands["laid"]) => Hands["laid"]}
 */
function along(table, laid) {
  const free = pieces(table).filter((piece) => ![...laid.values()].includes(piece));
  if (new Set(free.map((piece) => table.now.hand?.pieces[piece])).size !== 1) return laid;
  const shared = chosen(table.hands.spots, [...laid.keys()]).slice(laid.size);
  return new Map([...laid, ...shared.map((place, n) => /** @type {[string, string]} */ ([place, free[n]]))]);
}

/**
 * What may be pointed at, what is chosen, and what would go with that.
 * @type {(table: Table) => { all: Set<string>, held: string[], next: Set<string> }}
 */
export function reach(table) {
  const { now: { hand }, legal, pointed, hands: { laid, spots } } = table, all = lit(legal, []);
  const held = chosen(legal, pointed), next = lit(legal, held), some = pieces(table), piece = inHand(table);
  if (hand?.ghosts.length) {
    const boxes = [...all].filter((token) => grip(table, token));
    const { turn, part } = table.hands, gripped = pointed.length ? held : [hand.ghosts[turn][part]];
    return { all, held: gripped, next: new Set([...boxes, ...hand.ghosts.flat()]) };
  }
  if (!some.length) return { all, held, next };
  const places = piece ? lit(spots, [...laid.keys()]) : [];
  return {
    all: new Set([...all, ...hand?.places ?? [], ...some]),
    held: [...held, ...laid.keys(), ...piece ? [piece] : []],
    next: new Set([...places, ...some.filter((each) => ![...laid.values()].includes(each))]),
  };
}

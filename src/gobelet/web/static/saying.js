// What may still be pointed at, and what does a click mean? All but the last ones answer as in core/saying.py (tables of
// cases prove both): what counts is which tokens, and how often each. Nothing here touches the page.

/** @type {(tokens: string[]) => Map<string, number>} */
const count = (tokens) => tokens.reduce((held, token) => held.set(token, (held.get(token) ?? 0) + 1), new Map());

/** @type {(few: Map<string, number>, many: Map<string, number>) => boolean} */
const within = (few, many) => [...few].every(([token, times]) => times <= (many.get(token) ?? 0));

/** @type {(sight: Pick<SeatView, "sayings" | "costs">) => Counted[]} */
export const counted = ({ sayings, costs }) =>
  sayings.map((saying, n) => ({
    saying,
    tokens: count(saying.split(" ")),
    cost: Object.keys(costs).find((cost) => costs[cost].includes(n)),
  }));

/** @type {(legal: Counted[], pointed: string[]) => Set<string>} */
export function lit(legal, pointed) {
  const held = count(pointed), found = new Set();
  for (const { tokens } of legal) {
    if (!within(held, tokens)) continue;
    for (const [token, times] of tokens) if (times > (held.get(token) ?? 0)) found.add(token);
  }
  return found;
}

/** @type {(legal: Counted[], pointed: string[]) => string | undefined} */
export function said(legal, pointed) {
  const held = count(pointed);
  return legal.find(({ tokens }) => within(held, tokens) && within(tokens, held))?.saying;
}

/**
 * What was pointed at, and what that brings along: every token that all fitting sayings name.
 * @type {(legal: Counted[], pointed: string[]) => string[]}
 */
export function chosen(legal, pointed) {
  const held = count(pointed), found = [...pointed];
  const [first, ...others] = legal.filter(({ tokens }) => within(held, tokens));
  for (const [token, times] of first?.tokens ?? []) {
    const shared = Math.min(times, ...others.map(({ tokens }) => tokens.get(token) ?? 0));
    for (let had = held.get(token) ?? 0; had < shared; had++) found.push(token);
  }
  return found;
}

/**
 * What is pointed at after a click on a token; null if the click plays what was said. What can still be added is added.
 * What is chosen already is dropped, but a move is played by the box that its saying names last, or by its closing word if
 * that came along by itself. Anything else takes the place of what does not go with it.
 * @type {(legal: Counted[], pointed: string[], token: string, boxes: Set<string>) => string[] | null}
 */
export function clicked(legal, pointed, token, boxes) {
  const held = chosen(legal, pointed);
  const fits = (/** @type {string[]} */ some) => legal.some(({ tokens }) => within(count(some), tokens));
  if (!held.includes(token) || lit(legal, held).has(token)) {
    /** @type {string[]} */
    const kept = [];
    for (const each of pointed) if (fits([...kept, each, token])) kept.push(each);
    return fits([token]) ? [...kept, token] : pointed;
  }
  const last = said(legal, held)?.split(" ").at(-1);
  if (token === last && (boxes.has(token) || !pointed.includes(token))) return null;
  const left = pointed.filter((each) => each !== token);
  while (left.length && chosen(legal, left).includes(token)) left.pop();
  return left;
}

/** What is said by all that is chosen. @type {(state: Pick<TableState, "legal" | "pointed">) => string | undefined} */
export const meant = ({ legal, pointed }) => said(legal, chosen(legal, pointed));

/** What that costs. @type {(state: Pick<TableState, "legal" | "pointed">) => string | undefined} */
export const cost = (state) => state.legal.find(({ saying }) => saying === meant(state))?.cost;

/** Whether nothing could be added to that. @type {(state: Pick<TableState, "legal" | "pointed">) => boolean} */
export const whole = ({ legal, pointed }) => !lit(legal, chosen(legal, pointed)).size;

/**
 * What must be paid if a token is pointed at next, whatever follows; nothing if some way is free.
 * @type {(legal: Counted[], held: string[], token: string) => string | undefined}
 */
export function price(legal, held, token) {
  const wanted = count(held.includes(token) ? held : [...held, token]);
  const costs = legal.filter(({ tokens }) => tokens.has(token) && within(wanted, tokens)).map(({ cost }) => cost);
  return costs.every(Boolean) ? costs[0] : undefined;
}

/** One question is answered once. @type {(sight: Pick<SeatView, "seat" | "since">) => string} */
export const question = ({ seat, since }) => `${seat} ${since}`;

// What may still be pointed at, and what does a click mean? `lit` and `said` answer as in core/saying.py (one table of
// cases proves both): what counts is which tokens, and how often each. Nothing here touches the page.

/** @type {(tokens: string[]) => Map<string, number>} */
const count = (tokens) => tokens.reduce((held, token) => held.set(token, (held.get(token) ?? 0) + 1), new Map());

/** @type {(few: Map<string, number>, many: Map<string, number>) => boolean} */
const within = (few, many) => [...few].every(([token, times]) => times <= (many.get(token) ?? 0));

/** @type {(sayings: string[]) => Counted[]} */
export const counted = (sayings) => sayings.map((saying) => ({ saying, tokens: count(saying.split(" ")) }));

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

/** @type {(sight: Pick<SeatView, "sayings">) => boolean} */
export const forced = ({ sayings }) => sayings.length === 1;

/**
 * The only possibility is pointed at already: what is left is to confirm it.
 * @type {(sight: Pick<SeatView, "sayings">) => string[]}
 */
export const given = (sight) => (forced(sight) ? sight.sayings[0].split(" ") : []);

/** One question is answered once. @type {(sight: Pick<SeatView, "seat" | "since">) => string} */
export const question = ({ seat, since }) => `${seat} ${since}`;

/**
 * What may be clicked: when nothing can follow, the latest token may still be exchanged.
 * @type {typeof lit}
 */
export function open(legal, pointed) {
  const next = lit(legal, pointed);
  return next.size || !pointed.length ? next : lit(legal, pointed.slice(0, -1));
}

/**
 * What is pointed at after a click on a token; null if it plays what was said.
 * @type {(legal: Counted[], pointed: string[], token: string) => string[] | null}
 */
export function clicked(legal, pointed, token) {
  const at = pointed.lastIndexOf(token);
  if (lit(legal, pointed).has(token)) return [...pointed, token];
  if (at >= 0) return said(legal, pointed) ? null : pointed.toSpliced(at, 1);
  return open(legal, pointed).has(token) ? pointed.with(-1, token) : pointed;
}

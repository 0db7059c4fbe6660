// What may still be pointed at? What core/saying.py answers, once more for a page: which tokens, and how often each.

const count = (tokens) => tokens.reduce((held, token) => held.set(token, (held.get(token) || 0) + 1), new Map());
const within = (few, many) => [...few].every(([token, times]) => times <= (many.get(token) || 0));

let legal = [];

export const allow = (sayings) => (legal = sayings.map((saying) => ({ saying, all: count(saying.split(" ")) })));

export function lit(pointed) {
  const held = count(pointed), found = new Set();
  for (const { all } of legal)
    if (within(held, all)) for (const [token, times] of all) if (times > (held.get(token) || 0)) found.add(token);
  return found;
}

export function said(pointed) {
  const held = count(pointed);
  return legal.find(({ all }) => within(held, all) && within(all, held))?.saying;
}

// When nothing can follow, the latest token may still be exchanged for another one.
export function open(pointed) {
  const next = lit(pointed);
  return next.size || !pointed.length ? next : lit(pointed.slice(0, -1));
}

// What does this browser keep of a table's dice, so that nobody can exchange it later? The commitment, and its shares.

/** @param {string} table */
const place = (table) => `gobelet-dice-${table}`;

/** @type {Map<string, Kept>} */
const remembered = new Map(); // where a browser stores nothing

/** @type {(table: string) => Kept | null} */
export function kept(table) {
  try {
    return JSON.parse(localStorage.getItem(place(table)) ?? "null") ?? remembered.get(table) ?? null;
  } catch {
    return remembered.get(table) ?? null;
  }
}

/** @type {(table: string, what: Kept) => void} */
export function keep(table, what) {
  remembered.set(table, what);
  try {
    localStorage.setItem(place(table), JSON.stringify(what));
  } catch {
    // until the page is closed it is remembered all the same
  }
}

// Where do tests without a browser get a page? Here: every element that is asked for is there, and does nothing.
// To be imported before the scripts that are tested.

/** @type {Map<string, any>} */
const elements = new Map();

const nothing = () => {};

/** @param {string} id */
export function element(id) {
  const content = { now: { sayings: [], seats: [], owed: [] }, texts: { failed: "nothing was played" }, guides: {} };
  const made = elements.get(id) ?? {
    dataset: { table: "t1", own: "AB", seat: "A" },
    textContent: JSON.stringify(content[/** @type {keyof content} */ (id)]),
    querySelector: nothing,
  };
  elements.set(id, made);
  return made;
}

const browser = {
  document: { getElementById: element, querySelectorAll: () => [], activeElement: null, body: element("body") },
  matchMedia: () => ({ matches: false }),
  ResizeObserver: class {
    observe = nothing;
  },
};
Object.assign(globalThis, browser);

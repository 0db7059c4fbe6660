// Where do tests without a browser get a page? Here: every element that is asked for is there, and does nothing.
// To be imported before the scripts that are tested.

/** @type {Map<string, any>} */
const elements = new Map();

const nothing = () => {};

/** @param {string} id */
export function element(id) {
  const content = {
    now: { sayings: [], costs: {}, seats: [], owed: [] },
    texts: { failed: "nothing was played" },
    guides: {},
  };
  const made = elements.get(id) ?? {
    dataset: { table: "t1", own: "AB", seat: "A" },
    textContent: JSON.stringify(content[/** @type {keyof content} */ (id)]),
    querySelector: nothing,
    replaceWith: nothing,
  };
  elements.set(id, made);
  return made;
}

/** What any selector finds. @type {any[]} */
export const all = [];

/** What is asked about the screen. */
export const media = { matches: false };

const browser = {
  document: {
    getElementById: element,
    querySelectorAll: () => all,
    createElement: () => ({ append: nothing }),
    activeElement: null,
    body: element("body"),
  },
  matchMedia: () => media,
  ResizeObserver: class {
    observe = nothing;
  },
};
Object.assign(globalThis, browser);

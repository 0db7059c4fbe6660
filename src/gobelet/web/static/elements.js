// How is something on a page found, made or filled in?

/** @type {Find} */
export const $ = (id) => /** @type {any} */ (document.getElementById(id));

/** @type {FindAll} */
export const all = (selector) => [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(selector))];

/** @type {Read} */
export const read = (id) => JSON.parse(/** @type {any} */ (document.getElementById(id)).textContent);

export const focused = () => /** @type {HTMLElement} */ (document.activeElement ?? document.body);

/** @type {Make} */
export function make(tag, about, ...inside) {
  const made = Object.assign(document.createElement(tag), about);
  made.append(...inside);
  return made;
}

/** @type {(text: string, values: Record<string, string>) => string} */
export const fill = (text, values) => text.replace(/{(\w+)}/g, (_, name) => values[name]);

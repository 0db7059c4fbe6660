// How is something on a page found, or made?

export const $ = (id) => document.getElementById(id);
export const read = (id) => JSON.parse($(id).textContent);

export function make(tag, about, ...inside) {
  const made = Object.assign(document.createElement(tag), about);
  made.append(...inside);
  return made;
}

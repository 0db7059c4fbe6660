// What does the page of a table remember? One object, explained in ../scripts.d.ts; and what stays as it is.

import { $, all, read } from "./elements.js";
import { empty } from "./hands.js";

export const table = $("table"), texts = read("texts"), tabs = all("[data-sit]"), [ask] = all(".ask");
export const picture = $("sheet");
export const api = `/api/tables/${table.dataset.table}`;
export const own = [...(table.dataset.own ?? "")], secrets = "secrets" in table.dataset;

const now = read("now");

/** @type {TableState} */
export const state = {
  seat: table.dataset.seat ?? "",
  now,
  legal: [],
  pointed: [],
  hands: empty(now.hand),
  places: new Set(),
  answered: "",
  plain: null,
  looking: new AbortController(),
  stream: null,
  news: [],
  hurry: null,
  chapter: now,
  tabChosen: false,
  keys: false,
  covered: false,
};

/** What has yet to be shown is not wanted any more. */
export function forget() {
  state.news = [];
  state.hurry?.();
}

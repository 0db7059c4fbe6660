// What does the page of a table remember? One object, explained in ../scripts.d.ts; and what stays as it is.

import { $, all, read } from "./elements.js";
import { given } from "./saying.js";

export const table = $("table"), texts = read("texts"), tabs = all("[data-sit]"), [ask] = all(".ask");
export const picture = /** @type {Picture} */ ($("sheet").querySelector("svg"));
export const api = `/api/tables/${table.dataset.table}`;
export const own = [...(table.dataset.own ?? "")], secrets = "secrets" in table.dataset;

const now = read("now");

/** @type {TableState} */
export const state = {
  seat: table.dataset.seat ?? "",
  now,
  legal: [],
  pointed: given(now),
  places: new Set(),
  answered: "",
  plain: null,
  looking: new AbortController(),
  stream: null,
  tabChosen: false,
  keys: false,
  covered: false,
};

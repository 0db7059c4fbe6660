// Is announced what is new, and are points counted to where they are?

import { all, element } from "./page.js";
import assert from "node:assert/strict";
import { beforeEach, it } from "node:test";
import { count } from "../../src/gobelet/web/static/scores.js";
import { state } from "../../src/gobelet/web/static/state.js";
import { announce } from "../../src/gobelet/web/static/telling.js";

beforeEach(() => {
  state.chapter = { chapter: "Round 1", turn: "Ada's turn" };
});

it("nothing, as long as it is the same turn", () =>
  assert.equal(announce({ chapter: "Round 1", turn: "Ada's turn" }), ""));
it("a turn", () => assert.equal(announce({ chapter: "Round 1", turn: "Béa's turn" }), "Béa's turn"));
it("a round with its first turn, even if it is the same player's", () =>
  assert.equal(announce({ chapter: "Round 2", turn: "Ada's turn" }), "Round 2 · Ada's turn"));
it("why the game ended", () => assert.equal(announce({ chapter: "All is full.", turn: "" }), "All is full."));
it("everything only once", () => {
  announce({ chapter: "Round 2", turn: "" });
  assert.equal(announce({ chapter: "Round 2", turn: "" }), "");
});

it("points are counted to where they are", () => {
  const cell = { textContent: "3", dataset: {}, classList: element("body").classList };
  all.push(cell);
  Object.assign(document, { hidden: true }); // nothing moves that nobody sees
  count([["A", "total", -5]]);
  assert.equal(cell.textContent, "−5");
});

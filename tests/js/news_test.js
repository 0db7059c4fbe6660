// Is everything that arrives shown, in its order, and nobody disturbed?

import "./page.js";
import assert from "node:assert/strict";
import { beforeEach, it } from "node:test";
import { arrive } from "../../src/gobelet/web/static/news.js";
import { forget, state } from "../../src/gobelet/web/static/state.js";

/** @type {unknown[]} */
let shown = [];
/** Ends the steps that are being shown. */
let end = () => {};

/** @type {(change: object) => number} */
const arrives = (change) =>
  arrive(
    /** @type {any} */ ({ boxes: {}, ...change }),
    ({ position }) => void shown.push(position),
    ({ position }) => (shown.push(`steps to ${position}`), new Promise((done) => (end = done))),
  );

const soon = () => new Promise((done) => setTimeout(done));

beforeEach(() => {
  forget();
  shown = [];
  localStorage.clear();
  Object.assign(state, { now: { sayings: [], seat: "A", since: 1 }, hurry: null });
});

it("at once, if it is only one thing", () => {
  arrives({ position: 2 });
  assert.deepEqual(shown, [2]);
});

it("after the steps that lead to it", async () => {
  arrives({ position: 2, since: 2, between: "packed" });
  assert.deepEqual(shown, ["steps to 2"]);
  end();
  await soon();
  assert.deepEqual(shown, ["steps to 2", 2]);
});

it("after what arrived before", async () => {
  arrives({ position: 2, since: 2, between: "packed" });
  arrives({ position: 3 });
  end();
  await soon();
  assert.deepEqual(shown, ["steps to 2", 2, 3]);
});

it("without steps where one likes all at once", () => {
  localStorage.setItem("gobelet-pace", "0");
  arrives({ position: 2, since: 2, between: "packed" });
  assert.deepEqual(shown, [2]);
});

it("without steps while one is deciding something else", () => {
  state.now.sayings = ["pass"];
  arrives({ position: 2, between: "packed" });
  assert.deepEqual(shown, [2]);
});

it("without steps if these cannot be read", async () => {
  arrive(
    /** @type {any} */ ({ position: 2, since: 2, between: "?" }),
    ({ position }) => void shown.push(position),
    () => Promise.reject(new Error("unreadable")),
  );
  await soon();
  assert.deepEqual(shown, [2]);
});

it("alone, if it is all of the present: what was waiting is part of it", async () => {
  arrives({ position: 2, since: 2, between: "packed" });
  arrives({ position: 3 });
  arrives({ position: 9, order: [] });
  end();
  await soon();
  assert.deepEqual(shown, ["steps to 2", 9]);
});

it("known from its arrival on", () => assert.equal(arrives({ position: 7, since: 2, between: "packed" }), 7));

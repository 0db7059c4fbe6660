// When does a tab call the player who looks elsewhere?

import "./page.js";
import assert from "node:assert/strict";
import { describe, it } from "node:test";

const { isCalled } = await import("../../src/gobelet/web/static/turn.js");

/** Seats A, B, ... of these kinds. @type {(kinds: string[], awaited: string) => any} */
const table = (kinds, awaited) => ({
  over: false,
  seats: kinds.map((kind, place) => ({ kind, seat: "ABCD"[place], awaited: awaited.includes("ABCD"[place]) })),
});

describe("a tab", () => {
  const two = ["person", "person"];
  it("calls who is awaited", () => assert.ok(isCalled(table(two, "A"), ["A"])));
  it("calls nobody while the other is awaited", () => assert.ok(!isCalled(table(two, "B"), ["A"])));
  it("calls for one of two seats", () => assert.ok(isCalled(table([...two, "person"], "B"), ["A", "B"])));
  it("calls no spectator", () => assert.ok(!isCalled(table(two, "AB"), [])));
  it("calls nobody around one screen", () => assert.ok(!isCalled(table(two, "A"), ["A", "B"])));
  it("calls nobody who plays with bots only", () => assert.ok(!isCalled(table(["person", "random"], "A"), ["A"])));
  it("calls nobody once it is over", () => assert.ok(!isCalled({ ...table(two, "A"), over: true }, ["A"])));
});

// Which box is meant by a finger beside it, or by an arrow key?

import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { near, next } from "../../src/gobelet/web/static/reach.js";

/**
 * A box of 10 by 10.
 * @type {(left: number, top: number) => { left: number, right: number, top: number, bottom: number }}
 */
const box = (left, top) => ({ left, top, right: left + 10, bottom: top + 10 });

describe("a finger", () => {
  it("means the box under it", () => assert.equal(near([box(0, 0), box(20, 0)], 25, 5), 1));
  it("means the nearest box around it", () => assert.equal(near([box(0, 0), box(40, 0)], 30, 5), 1));
  it("means none that is farther away than a fingertip", () => assert.equal(near([box(0, 0)], 40, 5), -1));
  it("means none beyond a corner", () => assert.equal(near([box(0, 0)], 30, 30), -1));
  it("means none where nothing is lit", () => assert.equal(near([], 0, 0), -1));
  it("means the first of two that are equally near", () => assert.equal(near([box(0, 0), box(20, 0)], 15, 5), 0));
});

describe("an arrow key", () => {
  // 0 1 2
  // 3   4
  const places = [box(0, 0), box(20, 0), box(40, 0), box(0, 20), box(40, 20)];

  it("goes to the neighbour on the right", () => assert.equal(next(places, places[0], 1, 0), 1));
  it("goes to the neighbour on the left", () => assert.equal(next(places, places[2], -1, 0), 1));
  it("goes down", () => assert.equal(next(places, places[2], 0, 1), 4));
  it("goes up", () => assert.equal(next(places, places[3], 0, -1), 0));
  it("goes aside only where nothing lies ahead", () => assert.equal(next(places, places[1], 0, 1), 3));
  it("stays at the edge", () => assert.equal(next(places, places[2], 1, 0), -1));
  it("stays where it is the only one", () => assert.equal(next([places[0]], places[0], 1, 0), -1));
});

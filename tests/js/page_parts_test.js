// What do the smaller parts of a page answer?

import "./page.js";
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { fill } from "../../src/gobelet/web/static/elements.js";
import { reveal } from "../../src/gobelet/web/static/picture.js";
import { packed, unpacked } from "../../src/gobelet/web/static/share.js";

describe("a text", () => {
  it("is filled in by name", () => assert.equal(fill("{a} and {b}, {a}", { a: "x", b: "y" }), "x and y, x"));
  it("is not filled in twice", () => assert.equal(fill("I am {name}", { name: "{name}" }), "I am {name}"));
});

describe("of some boxes", () => {
  /** Which of these would be scrolled to, in a window from 100 to 200. @param {number[]} tops */
  const scrolled = (...tops) => scrolledIn("static", ...tops);

  /** The same in a drawing with a position. @type {(position: string, ...tops: number[]) => number[]} */
  function scrolledIn(position, ...tops) {
    /** @type {number[]} */
    const moved = [];
    Object.assign(globalThis, { getComputedStyle: () => ({ position }) });
    const boxes = tops.map((top) => ({
      closest: () => null,
      getBoundingClientRect: () => ({ top, bottom: top + 10 }),
      scrollIntoView: () => moved.push(top),
    }));
    reveal(/** @type {any} */ (boxes), 100, 200);
    return moved;
  }

  it("none moves while one is in sight", () => assert.deepEqual(scrolled(0, 150, 300), []));
  it("the nearest above comes into sight", () => assert.deepEqual(scrolled(20, 80, 300), [80]));
  it("the nearest below comes into sight", () => assert.deepEqual(scrolled(0, 195, 400), [195]));
  it("none moves in a drawing that stays", () => assert.deepEqual(scrolledIn("sticky", 20), []));
  it("none comes where there is none", () => assert.deepEqual(scrolled(), []));
});

describe("a record", () => {
  const record = "gobelet record 1\ngame qwixx_duel\n\nroll white1=2\nA red5\nB später\n".repeat(20);

  it("does not come out of a link that would unpack to more than any record has", async () => {
    const bomb = await packed("x".repeat(1_000_001));
    assert.ok(bomb.length < 2_000);
    await assert.rejects(unpacked(bomb), RangeError);
  });
  it("comes out of a link as it went in", async () => assert.equal(await unpacked(await packed(record)), record));
  it("fits into an address", async () => assert.match(await packed(record), /^[\w-]+$/));
  it("gets shorter", async () => assert.ok((await packed(record)).length < record.length / 5));
});

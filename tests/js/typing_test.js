// What does a die show after a key was struck?

import "./page.js";
import assert from "node:assert/strict";
import { it } from "node:test";

const { struck } = await import("../../src/gobelet/web/static/typing.js");
const NUMBERS = ["1", "2", "3", "4", "5", "6"], SYMBOLS = ["circle", "cross", "triangle"];

it("a digit is the face of that name", () => assert.equal(struck("4", NUMBERS, -1), 3));

it("a digit counts faces that are no numbers", () => assert.equal(struck("2", SYMBOLS, 0), 1));

it("a face that the die does not have has no meaning", () => {
  assert.deepEqual(
    [struck("7", NUMBERS, 0), struck("4", SYMBOLS, 0), struck("0", SYMBOLS, 0)],
    Array(3).fill(undefined),
  );
  assert.equal(struck("1", ["2", "3"], 0), undefined); // of some faces only a few can come up
});

it("arrows count up and down, and around", () => {
  assert.deepEqual([-1, 0, 5].map((at) => struck("ArrowUp", NUMBERS, at)), [0, 1, 0]);
  assert.deepEqual([-1, 0, 5].map((at) => struck("ArrowDown", NUMBERS, at)), [5, 5, 4]);
});

it("a die is made blank again", () => assert.equal(struck("Backspace", NUMBERS, 3), -1));

it("any other key is left to the page", () => assert.equal(struck("Enter", NUMBERS, 3), undefined));

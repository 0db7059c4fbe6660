// What is lit, when has a move been said, and what does a click mean?

import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { clicked, counted, forced, given, lit, open, question, said } from "../../src/gobelet/web/static/saying.js";
import CASES from "../core/sayings.json" with { type: "json" }; // core/saying.py is proved by the same

for (const { about, sayings, pointed, lit: wanted, said: saying } of CASES) {
  it(about, () => {
    assert.deepEqual([...lit(counted(sayings), pointed)], wanted);
    assert.equal(said(counted(sayings), pointed) ?? null, saying);
  });
}

const LEGAL = counted(["die1 die2 reroll", "die1 die1 reroll", "die3 reroll", "done"]);

describe("a click", () => {
  it("adds what is lit", () => assert.deepEqual(clicked(LEGAL, ["die1"], "die2"), ["die1", "die2"]));

  it("adds once more what may be said twice", () =>
    assert.deepEqual(clicked(LEGAL, ["die1"], "die1"), ["die1", "die1"]));

  it("takes back what can only be said once", () =>
    assert.deepEqual(clicked(LEGAL, ["die2", "die1"], "die2"), ["die1"]));

  it("takes back the latest of two", () => {
    const pointed = ["die1", "reroll", "die1"];
    assert.deepEqual(clicked(counted(["die1 die1 reroll done"]), pointed, "die1"), ["die1", "reroll"]);
  });

  it("plays what is said when it is pointed at again", () => assert.equal(clicked(LEGAL, ["done"], "done"), null));

  it("exchanges the latest token when nothing can follow", () => {
    assert.deepEqual(clicked(LEGAL, ["done"], "die3"), ["die3"]);
    assert.deepEqual(clicked(LEGAL, ["die1", "reroll", "die2"], "done"), ["die1", "reroll", "die2"]); // does not fit
  });

  it("on anything else changes nothing", () => {
    const pointed = ["die2"];
    assert.equal(clicked(LEGAL, pointed, "die3"), pointed);
  });

  it("never changes what it was given", () => {
    const pointed = Object.freeze(["die2", "die1"]);
    clicked(LEGAL, /** @type {string[]} */ (pointed), "die2");
    assert.deepEqual(pointed, ["die2", "die1"]);
  });
});

describe("what may be clicked", () => {
  it("is what is lit", () => assert.deepEqual(open(LEGAL, ["die2"]), new Set(["die1", "reroll"])));

  it("is what could stand for the latest token when nothing can follow", () =>
    assert.deepEqual(open(LEGAL, ["done"]), lit(LEGAL, [])));

  it("is nothing where nothing may be said", () => assert.deepEqual(open([], []), new Set()));
});

describe("the only possibility", () => {
  it("is pointed at already", () => assert.deepEqual(given({ sayings: ["red5 reroll"] }), ["red5", "reroll"]));

  it("is none of several", () => assert.deepEqual(given({ sayings: ["red5", "pass"] }), []));

  it("is forced", () =>
    assert.deepEqual([["a"], [], ["a", "b"]].map((sayings) => forced({ sayings })), [true, false, false]));
});

it("a question is another one for another seat, and at another time", () => {
  const questions = [["A", 1], ["B", 1], ["A", 2], [null, 1]];
  const names = questions.map(([seat, since]) => question(/** @type {SeatView} */ ({ seat, since })));
  assert.equal(new Set(names).size, 4);
});

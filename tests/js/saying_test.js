// What is lit, when has a move been said, what comes along, and what does a click mean?

import assert from "node:assert/strict";
import { describe, it } from "node:test";
import {
  chosen,
  clicked,
  cost,
  counted,
  lit,
  meant,
  price,
  question,
  said,
  whole,
} from "../../src/gobelet/web/static/saying.js";
import CASES from "../core/sayings.json" with { type: "json" }; // core/saying.py is proved by the same
import CLICKS from "../core/clicks.json" with { type: "json" };

/** @type {(sayings: string[], costs?: Record<string, number[]>) => Counted[]} */
const free = (sayings, costs = {}) => counted({ sayings, costs });

for (const { about, sayings, pointed, lit: wanted, said: saying, chosen: all } of CASES) {
  it(about, () => {
    assert.deepEqual([...lit(free(sayings), pointed)], wanted);
    assert.equal(said(free(sayings), pointed) ?? null, saying);
    assert.deepEqual(chosen(free(sayings), pointed), all);
  });
}

describe("a click", () => {
  for (const { about, sayings, boxes, pointed, click, then } of CLICKS) {
    it(about, () => assert.deepEqual(clicked(free(sayings), pointed, click, new Set(boxes)), then));
  }

  it("never changes what it was given", () => {
    const pointed = /** @type {string[]} */ (Object.freeze(["die2", "die1"]));
    clicked(free(["die1 die2"]), pointed, "die2", new Set(["die1", "die2"]));
    assert.deepEqual(pointed, ["die2", "die1"]);
  });
});

describe("what is chosen", () => {
  const legal = free(["d1 reroll", "d1 d2 reroll", "blue blue8", "blue blue9", "stop"], { "uses 1 polish": [3] });

  it("means a saying", () => assert.equal(meant({ legal, pointed: ["d1"] }), "d1 reroll"));

  it("means none while something is missing", () => assert.equal(meant({ legal, pointed: ["blue"] }), undefined));

  it("is whole if nothing can be added", () =>
    assert.deepEqual(["d1", "d2", "stop"].map((token) => whole({ legal, pointed: [token] })), [false, true, true]));

  it("costs what the room says", () =>
    assert.deepEqual(["blue8", "blue9"].map((box) => cost({ legal, pointed: [box] })), [undefined, "uses 1 polish"]));
});

describe("a price", () => {
  const legal = free(["blue blue8", "blue blue9", "white blue9", "reroll"], { "uses 1 polish": [1], "a re-roll": [3] });

  it("is told before anything is pointed at", () => assert.equal(price(legal, [], "reroll"), "a re-roll"));

  it("is none where some way is free", () => assert.equal(price(legal, [], "blue9"), undefined));

  it("is told when no free way is left", () => assert.equal(price(legal, ["blue"], "blue9"), "uses 1 polish"));

  it("is still told for what is chosen", () => assert.equal(price(legal, ["blue", "blue9"], "blue9"), "uses 1 polish"));

  it("is none for what does not cost", () => assert.equal(price(legal, ["blue"], "blue8"), undefined));
});

it("a question is another one for another seat, and at another time", () => {
  const questions = [["A", 1], ["B", 1], ["A", 2], [null, 1]];
  const names = questions.map(([seat, since]) => question(/** @type {SeatView} */ ({ seat, since })));
  assert.equal(new Set(names).size, 4);
});

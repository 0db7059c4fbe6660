// What is laid, carried and turned by hand, and what is said by that?

import assert from "node:assert/strict";
import { describe, it } from "node:test";
import {
  answer,
  byHand,
  costs,
  empty,
  grip,
  handed,
  inHand,
  leavesOut,
  reach,
  turned,
} from "../../src/gobelet/web/static/hands.js";
import { counted } from "../../src/gobelet/web/static/saying.js";

/** Two dice, which may lie on a1 b1, b1 c1, a1 d1, x y or x z. */
const LAYING = {
  pieces: { die1: "o", die2: "x" },
  places: ["a1", "b1", "c1", "d1", "x", "y", "z"],
  spots: "ABBCADEFEG",
  ghosts: [],
  left: [],
};
/** A thing of two parts, in two turns. */
const CARRIED = { pieces: {}, places: [], spots: "", ghosts: [["up1", "up2"], ["right2", "right1"]], left: [] };
const PLACES = ["up1 a1", "up2 b1", "up1 b1", "right1 a1", "right2 a2"];

/** @type {(hand: Hand, sayings: string[], ...clicks: string[]) => any} */
function after(hand, sayings, ...clicks) {
  const now = /** @type {any} */ ({ hand, sayings, costs: {} });
  let table = { now, legal: counted(now), pointed: /** @type {string[]} */ ([]), hands: empty(hand) };
  for (const click of clicks) table = { ...table, ...byHand(table, click) };
  return table;
}

/** @type {(...clicks: string[]) => any} */
const laying = (...clicks) => after(LAYING, ["oa1 xb1", "stop"], ...clicks);
/** @type {(...clicks: string[]) => any} */
const carrying = (...clicks) => after(CARRIED, PLACES, ...clicks);
/** @type {(table: any) => Record<string, string>} */
const laid = ({ hands }) => Object.fromEntries(hands.laid);

describe("pieces", () => {
  it("are laid one after the other", () => assert.deepEqual(laid(laying("a1", "b1")), { a1: "die1", b1: "die2" }));

  it("are laid in any order", () => assert.deepEqual(laid(laying("die2", "a1")), { a1: "die2" }));

  it("say something once all are laid", () => {
    assert.equal(handed(laying("b1")), undefined);
    assert.equal(handed(laying("b1", "a1")), "o:b1 x:a1");
    assert.equal(answer(laying("b1", "a1")), "o:b1 x:a1");
  });

  it("are picked up again by a click on them, or on the die", () => {
    assert.deepEqual([laid(laying("a1", "a1")), laid(laying("a1", "die1"))], [{}, {}]);
    assert.equal(inHand(laying("b1", "a1", "b1")), "die1");
  });

  it("make room for one that is laid elsewhere", () => assert.deepEqual(laid(laying("a1", "b1", "x")), { x: "die2" }));

  it("that are all laid can still be moved: the latest one goes", () =>
    assert.deepEqual(laid(laying("a1", "b1", "x")), { x: "die2" })); // a1 and x are no spot

  it("are laid along where only one place is left for them", () => {
    assert.deepEqual(laid(laying("c1")), { c1: "die1", b1: "die2" });
    assert.deepEqual(laid(laying("c1", "c1")), { b1: "die2" }); // and picked up like others
  });

  it("stay in the hand where it matters which of them goes where", () => {
    const hand = { ...LAYING, pieces: { die1: "o", die2: "x", die3: "o" }, spots: "ABC" };
    assert.deepEqual(laid(after(hand, [], "a1")), { a1: "die1" });
    assert.deepEqual(laid(after(hand, [], "die2", "a1")), { a1: "die2", b1: "die1", c1: "die3" });
  });

  it("light where they go with those that lie", () => {
    const { all, held, next } = reach(laying("a1"));
    assert.deepEqual([...next], ["b1", "d1", "die2"]);
    assert.deepEqual(held, ["a1", "die2"]);
    assert.ok(["a1", "x", "die1", "stop"].every((token) => all.has(token)));
  });

  it("may be left out where a spot is so small, and that costs something", () => {
    const hand = { ...LAYING, spots: `${LAYING.spots}E@`, left: ["drops 1"] }; // x alone is a spot
    const laying = (/** @type {string[]} */ ...clicks) => after(hand, ["oa1 xb1"], ...clicks);
    assert.equal(handed(laying("a1")), undefined);
    assert.deepEqual([answer(laying("x")), costs(laying("x")), leavesOut(laying("x"))], ["o:x", "drops 1", true]);
    assert.deepEqual([answer(laying("x", "y")), costs(laying("x", "y"))], ["o:x x:y", undefined]);
    assert.deepEqual([...reach(laying("x")).next], ["y", "z", "die2"]); // the other one may still be laid
  });

  it("come into the hand one after the other, from the latest one on", () => {
    const hand = { ...LAYING, pieces: { die1: "o", die2: "x", die3: "t" }, spots: "ABC" };
    assert.equal(inHand(after(hand, [], "die2", "a1")), "die3");
    assert.equal(inHand(after(hand, [], "die3", "a1")), "die1");
  });

  it("leave words alone", () => assert.equal(byHand(laying(), "stop"), undefined));
});

describe("what is carried", () => {
  it("lies on a box, held by a part that may lie there", () => {
    assert.deepEqual(carrying("a1").pointed, ["up1", "a1"]);
    assert.equal(grip(carrying(), "a2"), undefined); // only if it is turned
    assert.equal(answer(carrying("a1")), "up1 a1");
  });

  it("stays in the hand by which it is held, where it can", () =>
    assert.deepEqual([carrying("b1").pointed, carrying("up2", "b1").pointed], [["up1", "b1"], ["up2", "b1"]]));

  it("moves with one click", () => assert.deepEqual(carrying("a1", "b1").pointed, ["up1", "b1"]));

  it("is turned where it lies", () => assert.deepEqual(turned(carrying("a1"))?.pointed, ["right1", "a1"]));

  it("is turned before it lies anywhere", () => {
    assert.equal(turned(carrying())?.hands.turn, 1);
    assert.deepEqual(carrying("right2", "a2").pointed, ["right2", "a2"]);
  });

  it("is not turned where nothing else fits", () => assert.equal(turned(carrying("up2", "b1")), undefined));

  it("keeps its box when another turn is chosen, if it may lie there", () =>
    assert.deepEqual(carrying("a1", "right1").pointed, ["right1", "a1"]));

  it("lights the boxes of its turn", () => {
    assert.deepEqual([...reach(carrying()).next].filter((token) => token.length === 2), ["a1", "b1"]);
    assert.deepEqual([...reach(carrying("right1")).next].filter((token) => token.length === 2), ["a1", "a2"]);
  });
});

it("where nothing is moved by hand everything is as before", () => {
  const table = after(/** @type {any} */ (null), ["white blue7", "pass"]);
  assert.deepEqual([...reach(table).all], ["white", "blue7", "pass"]);
  assert.equal(byHand(table, "white"), undefined);
});

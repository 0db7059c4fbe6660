// Whose eyes does a screen that several share change to?

import "./page.js";
import assert from "node:assert/strict";
import { it } from "node:test";
import { due } from "../../src/gobelet/web/static/handover.js";

/** What is due at a table where some seats are awaited. @param {string} awaited @param {string} seat */
function changed(awaited, seat, { own = "AB", secrets = false, tabChosen = false, over = false, owed = 0 } = {}) {
  const seats = [..."ABC"].map((each) => ({ seat: each, awaited: awaited.includes(each) }));
  const now = /** @type {any} */ ({ seats, over, owed: Array(owed).fill({}) });
  return due({ seat, now, tabChosen }, [...own], secrets);
}

it("to whoever is awaited", () => assert.equal(changed("B", "A"), "B"));
it("to nobody else while the one who looks is awaited", () => assert.equal(changed("AB", "B"), undefined));
it("to the first of several who are awaited", () => assert.equal(changed("AB", ""), "A"));
it("to nobody while somebody elsewhere is awaited", () => assert.equal(changed("C", "A"), undefined));
it("to the first seat when nobody looks and somebody elsewhere is awaited", () => assert.equal(changed("C", ""), "A"));
it("not to another when only one seat is at this screen", () =>
  assert.equal(changed("B", "A", { own: "A" }), undefined));
it("not while somebody looks at a seat of their choice", () =>
  assert.equal(changed("B", "A", { tabChosen: true }), undefined));
it("not before real dice are typed in, which all may see", () =>
  assert.equal(changed("B", "A", { owed: 2 }), undefined));
it("to nobody when the game is over", () => assert.equal(changed("", "A", { over: true }), undefined));
it("to the first seat when a secret game is over under its cover", () =>
  assert.equal(changed("", "", { over: true, secrets: true }), "A"));
it("to nobody when it is over under somebody's eyes", () =>
  assert.equal(changed("", "B", { over: true, secrets: true }), undefined));

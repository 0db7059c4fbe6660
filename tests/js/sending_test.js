// Is an answer sent once, and again only if it did not arrive?

import { element } from "./page.js";
import assert from "node:assert/strict";
import { beforeEach, it } from "node:test";
import { done, send } from "../../src/gobelet/web/static/sending.js";
import { state } from "../../src/gobelet/web/static/state.js";

/** @type {unknown[]} */
let sent = [];

/** How the server answers from now on. @type {(ok: boolean, answer: object) => void} */
function answers(ok, answer) {
  const response = { ok, json: () => Promise.resolve(answer) };
  const fetch = (/** @type {string} */ path, /** @type {{ body: string }} */ { body }) => {
    sent.push([path, JSON.parse(body)]);
    return Promise.resolve(response);
  };
  Object.assign(globalThis, { fetch });
}

beforeEach(() => {
  sent = [];
  answers(true, {});
  Object.assign(state.now, { seat: "A", since: 3, position: 4 });
  state.answered = "";
});

it("an answer goes with its seat and the position it was given at", async () => {
  await send("/act", { saying: "red5" });
  assert.deepEqual(sent, [["/api/tables/t1/act", { seat: "A", position: 4, saying: "red5" }]]);
});

it("a question is answered once", async () => {
  await Promise.all([send("/act", { saying: "red5" }), send("/act", { saying: "red5" })]);
  assert.deepEqual([sent.length, done()], [1, true]);
});

it("what others do meanwhile does not ask it again", async () => {
  await send("/act", { saying: "red5" });
  state.now.position = 5;
  assert.equal(done(), true);
});

it("the next question is answered anew", async () => {
  await send("/act", { saying: "red5" });
  Object.assign(state.now, { since: 6, position: 6 });
  await send("/act", { saying: "pass" });
  assert.equal(sent.length, 2);
});

it("a refused answer is told, and may be given again", async () => {
  answers(false, { detail: "That move is not possible now." });
  await send("/act", { saying: "red5" });
  assert.deepEqual([element("notice").textContent, done()], ["That move is not possible now.", false]);
});

it("an answer that did not arrive is told, and may be given again", async () => {
  Object.assign(globalThis, { fetch: () => Promise.reject(new TypeError("away")) });
  await send("/act", { saying: "red5" });
  assert.deepEqual([element("notice").textContent, done()], ["nothing was played", false]);
});

it("a refusal that arrives after the next question does not reopen it", async () => {
  answers(false, { detail: "Too late." });
  const late = send("/act", { saying: "red5" });
  Object.assign(state.now, { since: 6, position: 6 });
  answers(true, {});
  const next = send("/act", { saying: "pass" });
  await Promise.all([late, next]);
  assert.equal(done(), true);
});

// Which paper fits a screen, and does the page that arrived have it?

import { element } from "./page.js";
import assert from "node:assert/strict";
import { it } from "node:test";

/**
 * The module as a page of some width sees it.
 * @type {(paper: string, phone: boolean) => Promise<[boolean, boolean]>}
 */
async function drawn(paper, phone) {
  element("table").dataset.paper = paper;
  Object.assign(globalThis, { matchMedia: () => ({ matches: phone }) });
  const { narrow, fits } = await import(`../../src/gobelet/web/static/paper.js?${paper}${phone}`);
  return [narrow(), fits];
}

it("a phone wants narrow paper, and has it", async () => assert.deepEqual(await drawn("narrow", true), [true, true]));
it("a phone wants narrow paper instead of wide", async () =>
  assert.deepEqual(await drawn("wide", true), [true, false]));
it("a desk wants wide paper, and has it", async () => assert.deepEqual(await drawn("wide", false), [false, true]));
it("a desk wants wide paper instead of narrow", async () =>
  assert.deepEqual(await drawn("narrow", false), [false, false]));
it("a game with one paper has it on a phone too", async () =>
  assert.deepEqual(await drawn("only", true), [false, true]));

// Is what others did shown as fast as this browser likes?

import { element, media } from "./page.js";
import assert from "node:assert/strict";
import { beforeEach, it } from "node:test";
import { offerPace, pace } from "../../src/gobelet/web/static/pace.js";

const choice = element("pace");

beforeEach(() => {
  localStorage.clear();
  media.matches = false;
  Object.assign(document, { hidden: false });
});

it("at a normal pace to begin with", () => assert.equal(pace(), 650));

it("all at once for whoever wants little to move", () => {
  media.matches = true;
  assert.equal(pace(), 0);
});

it("as was chosen once, at every table", () => {
  offerPace();
  choice.value = "1300";
  choice.onchange();
  assert.equal(pace(), 1300);
});

it("as was chosen, also by whoever wants little to move", () => {
  media.matches = true;
  localStorage.setItem("gobelet-pace", "650");
  assert.equal(pace(), 650);
});

it("with the choice as it was kept", () => {
  localStorage.setItem("gobelet-pace", "0");
  offerPace();
  assert.equal(choice.value, "0");
});

it("all at once while nobody looks", () => {
  Object.assign(document, { hidden: true });
  assert.equal(pace(), 0);
});

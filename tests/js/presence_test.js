// How long ago was that, in words?

import "./page.js";
import assert from "node:assert/strict";
import { describe, it } from "node:test";

const { ago } = await import("../../src/gobelet/web/static/presence.js");

describe("somebody who left", () => {
  it("a moment ago, left a minute ago", () => assert.equal(ago(13, "en"), "1 min. ago"));
  it("before the hour was full, left minutes ago", () => assert.equal(ago(59 * 60 + 59, "en"), "59 min. ago"));
  it("left hours ago", () => assert.equal(ago(3 * 3600 + 7, "de"), "vor 3 Std."));
  it("left days ago", () => assert.equal(ago(50 * 3600, "fr"), "il y a 2\u00a0j"));
  it("by a clock that is ahead of ours, left a minute ago", () => assert.equal(ago(-500, "en"), "1 min. ago"));
});

// Does a page reckon as the rest of the world does, also where the browser offers no help?

import assert from "node:assert/strict";
import { it } from "node:test";
import { hex, hmac, sha256, sha256ByHand, unhex, utf8 } from "../../src/gobelet/web/static/hashing.js";

it("the digests of the standard", async () => {
  const known = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
  assert.deepEqual(hex(sha256ByHand(utf8("abc"))), known);
  assert.deepEqual(hex(await sha256(utf8("abc"))), known);
});

it("by hand it is what the browser says, for all lengths around a block", async () => {
  for (let length = 0; length < 200; length++) {
    const message = utf8("é".repeat(length).slice(0, length));
    assert.deepEqual(hex(sha256ByHand(message)), hex(await sha256(message)));
  }
});

it("an HMAC is that of RFC 4231", async () => {
  const found = hex(await hmac(utf8("Jefe"), utf8("what do ya want for nothing?")));
  assert.deepEqual(found, "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843");
});

it("bytes and digits are the same twice", () => assert.deepEqual(hex(unhex("00ff10")), "00ff10"));

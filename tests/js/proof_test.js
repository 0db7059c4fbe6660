// Does a page see whether dice are fair? The records of docs/fair-dice.md, and what is changed in them.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { it } from "node:test";
import { read, rolls, secretFits, sharesFit } from "../../src/gobelet/web/static/proof.js";

const page = readFileSync(new URL("../../docs/fair-dice.md", import.meta.url), "utf8");
const [chained, byPlace] = [...page.matchAll(/```record\n([^`]*)```/g)].map(([, record]) => record);
const SIX = ["1", "2", "3", "4", "5", "6"];

/** @param {string[]} dice @returns {[string, string[]][]} */
const fallen = (...dice) => dice.map((die) => [die, SIX]);
const ALL = fallen("d1", "d2", "d3", "d4", "d5");

/** @type {(record: string, second: [string, string[]][]) => Promise<boolean[]>} */
async function checked(record, second) {
  const found = [];
  for await (const { holds } of rolls(read(record), { 0: ALL, 4: second })) found.push(holds);
  return found;
}

const SECOND = fallen("d1", "d2", "d5");

it("both worked examples hold", async () => {
  assert.deepEqual(await checked(chained, SECOND), [true, true]);
  assert.deepEqual(await checked(byPlace, fallen("d3", "d4", "d5")), [true, true]);
  assert.deepEqual([await secretFits(read(chained)), await secretFits(read(byPlace))], [true, true]);
});

it("what a record says about its dice is read", () => {
  const proof = read(chained);
  assert.deepEqual([proof.version, proof.table, proof.round, Object.keys(proof.shares)], [2, "kitchen", 1, ["A", "B"]]);
  assert.deepEqual([read(byPlace).version, read(byPlace).added], [1, "blue skies"]);
});

for (
  const [what, old, now, holds] of /** @type {[string, string, string, boolean[]][]} */ ([
    ["a changed decision", "B two_pairs", "B four", [true, false]],
    ["a changed share", "share A 20", "share A 21", [false, false]],
    ["a changed option", "option rounds 1", "option rounds 2", [false, false]],
    ["a changed roll", "d1=2 d2=3", "d1=3 d2=3", [true, false]],
    ["a changed secret", "secret 0001", "secret 0002", [false, false]],
  ])
) {
  it(`${what} breaks the proof`, async () => assert.deepEqual(await checked(chained.replace(old, now), SECOND), holds));
}

it("a changed secret does not fit its commitment", async () => {
  assert.deepEqual(await secretFits(read(chained.replace("secret 0001", "secret 0002"))), false);
});

const SEALS = {
  A: "72dbb7336c76780023f83da4c355f2eeea85733b13d3477697917790c1229084",
  B: "ca2a4fe727faaecf16ecd130a86e0885c5540c05375340445071c0657555fd42",
};

for (
  const [what, record, kept, holds] of /** @type {[string, string, Kept["seals"], boolean | null][]} */ ([
    ["what lay sealed came out", chained, { round: 1, of: SEALS }, true],
    ["a share was left out", chained.replace(/share A .*\n/, ""), { round: 1, of: SEALS }, false],
    ["a share was chosen afterwards", chained.replace("share B 40", "share B 41"), { round: 1, of: SEALS }, false],
    ["a share came from nowhere", chained, { round: 1, of: { A: SEALS.A, B: null } }, false],
    ["rounds are kept back", chained, { round: 2, of: SEALS }, false],
    ["others sealed once more", chained.replace("dd 1", "dd 2"), { round: 1, of: SEALS }, null],
    ["nothing was kept", chained, undefined, null],
  ])
) it(`shares: ${what}`, async () => assert.equal(await sharesFit(read(record), kept), holds));

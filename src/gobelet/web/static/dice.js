// Were the dice fair? This browser rolls all of them again, and compares with what it kept before the first one.

import { $, all, fill, read } from "./elements.js";
import { kept } from "./keeping.js";
import { read as proofOf, rolls, secretFits, sharesFit } from "./proof.js";

const { record, faces, texts } = read("proof"), proof = proofOf(record), mine = kept(proof.table);

/** @type {(id: "kept" | "shares" | "secret", holds: boolean | null, text: string) => void} */
function say(id, holds, text) {
  const sign = holds === null ? "–" : holds ? "✓" : "✗";
  $(`proof-${id}`).textContent = `${sign} ${text}`;
  $(`proof-${id}`).dataset.holds = `${holds}`;
}

say("secret", await secretFits(proof), texts.secret);
if (!mine) say("kept", null, texts.none);
else if (mine.commitment !== proof.commitment) say("kept", false, texts.other);
else say("kept", mine.before || null, mine.before ? texts.kept : texts.late);
const holds = await sharesFit(proof, mine?.seals);
if (!mine?.seals) say("shares", null, texts.unshared);
else if (holds === null) say("shares", null, texts.again);
else say("shares", holds, holds ? fill(texts.shares, { seats: Object.keys(proof.shares).join(", ") }) : texts.foreign);

let wrong = 0, counted = 0;
for await (const { place, holds } of rolls(proof, faces)) {
  const [cell] = all(`[data-roll="${place}"]`);
  cell.textContent = holds ? "✓" : "✗";
  cell.dataset.holds = `${holds}`;
  counted++;
  if (!holds) wrong++;
}
$("proof-rolls").textContent = wrong
  ? `✗ ${fill(texts.wrong, { wrong: `${wrong}`, all: `${counted}` })}`
  : `✓ ${fill(texts.right, { all: `${counted}` })}`;
$("proof-rolls").dataset.holds = `${!wrong}`;

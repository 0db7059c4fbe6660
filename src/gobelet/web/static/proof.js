// Do the dice of a record follow from its secret? The arithmetic of docs/fair-dice.md, and nothing else.

import { hex, hmac, sha256, unhex, utf8 } from "./hashing.js";

/** @type {(record: string) => Proof} */
export function read(record) {
  const [header, events, end] = record.split("\n\n").map((part) => part.trimEnd().split("\n"));
  const fair = (header.find((line) => line.startsWith("fair ")) ?? "").split(" ").slice(1);
  const version = fair[1]?.length === 64 ? 1 : 2;
  const [table, commitment, ...rest] = version === 1 ? fair : fair.slice(1);
  return {
    version,
    table,
    commitment,
    round: version === 1 ? 1 : Number(rest.shift()),
    added: rest.join(" "),
    shares: Object.fromEntries(
      header.filter((line) => line.startsWith("share ")).map((line) => [line[6], line.slice(8)]),
    ),
    header: header.join("\n"),
    events,
    secret: end?.find((line) => line.startsWith("secret "))?.slice(7) ?? "",
  };
}

/** @param {Proof} proof */
export const secretFits = async ({ secret, commitment }) => hex(await sha256(unhex(secret))) === commitment;

/**
 * Whether all that came out of the envelopes is what lay sealed on the table when this browser opened its own; null if they
 * were sealed once more without it. Whoever had none lying there goes without one. @type {SharesFit}
 */
export async function sharesFit({ round, shares }, kept) {
  if (!kept || round > kept.round) return null;
  if (round < kept.round) return false;
  const seats = Object.keys({ ...kept.of, ...shares });
  const fits = await Promise.all(
    seats.map(async (seat) =>
      (shares[seat] ? hex(await sha256(unhex(shares[seat]))) : null) === (kept.of[seat] ?? null)
    ),
  );
  return fits.every(Boolean);
}

/** Each roll with whether it is the one that was due; `faces` says what each die could show. @type {Rolls} */
export async function* rolls(proof, faces) {
  const secret = unhex(proof.secret);
  let link = hex(await sha256(utf8(proof.header)));
  for (const [place, event] of proof.events.entries()) {
    if (event.startsWith("roll ")) {
      const about = proof.version === 1 ? `${proof.table}\n${proof.added}\n${place}` : link;
      yield { place, holds: event === `roll ${(await due(secret, about, faces[place])).join(" ")}` };
    }
    link = hex(await sha256(utf8(`${link}\n${event}`)));
  }
}

/** @type {(secret: Uint8Array, about: string, dice: [string, string[]][]) => Promise<string[]>} */
async function due(secret, about, dice) {
  /** @type {number[]} */
  let bytes = [], block = 0;
  const fallen = [];
  for (const [die, faces] of dice) {
    const fair = 256 - 256 % faces.length;
    let byte = 256;
    while (byte >= fair) {
      if (!bytes.length) bytes = [...await hmac(secret, utf8(`${about}\n${block++}`))];
      byte = bytes.shift() ?? 256;
    }
    fallen.push(`${die}=${faces[byte % faces.length]}`);
  }
  return fallen;
}

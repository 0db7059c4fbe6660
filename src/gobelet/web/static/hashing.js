// How does a page reckon SHA-256 and HMAC? The browser does it; where it refuses, without https, these lines do.

/** @type {number[]} */
const PRIMES = [];
for (let n = 2; PRIMES.length < 64; n++) if (PRIMES.every((prime) => n % prime)) PRIMES.push(n);

/** The first 32 bits behind the point. @param {number} root */
const fraction = (root) => ((root % 1) * 2 ** 32) >>> 0;
const CONSTANTS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

/** @type {(word: number, by: number) => number} */
const turned = (word, by) => (word >>> by) | (word << (32 - by));

/** FIPS 180-4, for messages of less than half a gigabyte. @param {Uint8Array<ArrayBuffer>} message */
export function sha256ByHand(message) {
  const padded = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64), view = new DataView(padded.buffer);
  padded.set(message);
  padded[message.length] = 0x80;
  view.setUint32(padded.length - 4, message.length * 8);
  const state = [...START], words = new Uint32Array(64);
  for (let block = 0; block < padded.length; block += 64) {
    for (let n = 0; n < 64; n++) {
      const near = words[n - 15], last = words[n - 2];
      words[n] = n < 16
        ? view.getUint32(block + 4 * n)
        : words[n - 16] + words[n - 7] + (turned(near, 7) ^ turned(near, 18) ^ (near >>> 3)) +
          (turned(last, 17) ^ turned(last, 19) ^ (last >>> 10));
    }
    let [a, b, c, d, e, f, g, h] = state;
    for (let n = 0; n < 64; n++) {
      const one = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + CONSTANTS[n] + words[n];
      const two = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, n) => (state[n] = (state[n] + word) | 0));
  }
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, n) => digest.setUint32(4 * n, word));
  return new Uint8Array(digest.buffer);
}

/** @type {(message: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer>>} */
export const sha256 = async (message) =>
  crypto.subtle ? new Uint8Array(await crypto.subtle.digest("SHA-256", message)) : sha256ByHand(message);

/** RFC 2104; the key is no longer than a block. @type {(key: Uint8Array, message: Uint8Array) => Promise<Uint8Array>} */
export async function hmac(key, message) {
  const padded = (/** @type {number} */ byte) => Uint8Array.from({ length: 64 }, (_, n) => (key[n] ?? 0) ^ byte);
  return sha256(joined(padded(0x5c), await sha256(joined(padded(0x36), message))));
}

/** @param {Uint8Array[]} parts */
function joined(...parts) {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let place = 0;
  for (const part of parts) {
    whole.set(part, place);
    place += part.length;
  }
  return whole;
}

/** @param {string} text */
export const utf8 = (text) => /** @type {Uint8Array<ArrayBuffer>} */ (new TextEncoder().encode(text));

/** @param {Uint8Array} bytes */
export const hex = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** @param {string} digits */
export const unhex = (digits) => Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));

// How does one send a game to a friend? As a link: to a table of this server, or with the whole record packed into it.

const LARGEST = 1_000_000; // bytes of a record: a short link may hold far more, to keep a browser busy

/**
 * Nothing is unpacked beyond what a record can have.
 * @type {(bytes: BlobPart, stream: CompressionStream | DecompressionStream) => Promise<Uint8Array>}
 */
async function through(bytes, stream) {
  /** @type {Uint8Array<ArrayBuffer>[]} */
  const parts = [], reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length;
    if (length > LARGEST) {
      await reader.cancel();
      throw new RangeError("too long for a record");
    }
    parts.push(part.value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** @param {string} text */
export async function packed(text) {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** @param {string} code */
export async function unpacked(code) {
  const bytes = Uint8Array.from(atob(code.replaceAll("-", "+").replaceAll("_", "/")), (char) => char.charCodeAt(0));
  return new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw")));
}

/**
 * Whether a link is copied; it is selected in any case. A page that came over plain HTTP, as in a network at home, has no
 * clipboard: there the old command does it.
 * @param {HTMLInputElement} link
 */
export async function copied(link) {
  link.select();
  if (!navigator.clipboard) return document.execCommand("copy");
  return await navigator.clipboard.writeText(link.value).then(() => true, () => false);
}

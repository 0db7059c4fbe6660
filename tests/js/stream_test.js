// Does a page go on where its stream broke off?

import assert from "node:assert/strict";
import { beforeEach, it, mock } from "node:test";
import { follow } from "../../src/gobelet/web/static/stream.js";

/** A stream that says what the test lets it say. */
class Stream {
  static CLOSED = 2;
  /** @type {Stream[]} */
  static all = [];
  readyState = 1;
  closed = false;
  onopen = () => {};
  onerror = () => {};
  /** @type {Record<string, (event: { data: string }) => void>} */
  heard = {};

  /** @param {string} address */
  constructor(address) {
    this.address = address;
    Stream.all.push(this);
  }

  /** @type {(name: string, listener: (event: { data: string }) => void) => void} */
  addEventListener(name, listener) {
    this.heard[name] = listener;
  }

  /** @param {number} position */
  show(position) {
    this.heard.sight({ data: JSON.stringify({ position }) });
  }

  /** The server cannot be reached: the browser gives up. */
  break() {
    this.readyState = Stream.CLOSED;
    this.onerror();
  }

  close() {
    this.closed = true;
  }
}

Object.assign(globalThis, { EventSource: Stream });
const state = { stream: /** @type {EventSource | null} */ (null), seat: "A" };

/** @type {unknown[]} */
let told = [];
const page = {
  show: (/** @type {Change} */ { position = 0 }) => (told.push(position), position),
  connected: (/** @type {boolean} */ is) => void told.push(is),
  left: () => void told.push("left"),
};

/** @param {number} position */
function watch(position) {
  follow(state, "/api", () => false, position, page);
  return Stream.all[Stream.all.length - 1];
}

/**
 * The time passes after which a page tries again, and the server answers with a status; 0: it does not answer.
 * @param {number} status
 */
async function later(status) {
  Object.assign(globalThis, {
    fetch: () => (status ? Promise.resolve({ status }) : Promise.reject(new Error("away"))),
  });
  mock.timers.tick(1500);
  for (let turn = 0; turn < 5; turn++) await Promise.resolve();
  return Stream.all[Stream.all.length - 1];
}

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
  Object.assign(state, { stream: null, seat: "A" });
  told = Stream.all = [];
  told = [];
});

it("asks as its seat, from its position on", () =>
  assert.equal(watch(4).address, "/api/stream?seat=A&narrow=false&position=4"));

it("asks as a spectator who has no seat", () => {
  state.seat = "";
  assert.equal(watch(4).address, "/api/stream?narrow=false&position=4");
});

it("shows what arrives", () => {
  watch(4).show(5);
  assert.deepEqual(told, [5]);
});

it("goes on behind what it has shown", async () => {
  const lost = watch(4);
  lost.show(7);
  lost.break();
  assert.match((await later(200)).address, /position=7$/);
});

it("asks for the same as long as nothing was shown", async () => {
  watch(-1).break();
  assert.match((await later(200)).address, /position=-1$/);
});

it("tries again although the server does not answer yet", async () => {
  watch(4).break();
  assert.match((await later(0)).address, /position=4$/);
});

it("tells that the connection is lost, and that it is there again", async () => {
  watch(4).break();
  (await later(200)).onopen();
  assert.deepEqual(told, [false, true]);
});

it("leaves a short interruption to the browser", async () => {
  const shaken = watch(4);
  shaken.onerror();
  assert.equal(await later(200), shaken);
});

it("leaves when somebody else has taken the seat meanwhile", async () => {
  const lost = watch(4);
  lost.break();
  assert.equal(await later(403), lost);
  assert.deepEqual(told, [false, "left"]);
});

it("hears nothing more from a stream that another one has followed", async () => {
  const first = watch(4), second = watch(-1);
  first.show(9);
  first.break();
  assert.equal(await later(200), second);
  assert.deepEqual([first.closed, told], [true, []]);
});

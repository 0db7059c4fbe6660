// What does a browser do while no page is open, or no server there? It tells of a turn, and shows what it has kept.

const worker = /** @type {any} */ (self);
const KEPT = "gobelet", OFFLINE = "/offline";
// Never a table: what a seat may know stays on the server.
const KEEPS = /^\/($|offline$|theme\.css$|fair-dice$|(static|picture|rules|replay)\/)/;
const MOST_REPLAYS = 60; // and what belongs to them; the oldest go first

// -- a turn --

worker.addEventListener("push", (/** @type {any} */ event) => {
  const { title, body, table } = event.data.json(), about = { body, tag: table, data: table, icon: "/static/turn.svg" };
  event.waitUntil(worker.registration.showNotification(title, about));
});

worker.addEventListener("notificationclick", (/** @type {any} */ event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data));
});

/** @param {string} table */
async function show(table) {
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = pages.find((/** @type {any} */ page) => new URL(page.url).pathname === table);
  await (open ? open.focus() : worker.clients.openWindow(table));
}

// -- without the server --

worker.addEventListener("install", (/** @type {any} */ event) => event.waitUntil(prepare()));
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(worker.clients.claim()));

async function prepare() {
  const cache = await caches.open(KEPT), paths = await (await fetch("/kept.json")).json();
  await cache.add(OFFLINE);
  for (const path of paths) await cache.add(path).catch(() => {}); // one by one: nobody else shall wait for it
  await worker.skipWaiting();
}

worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event, { origin, pathname } = new URL(request.url);
  const kept = request.method === "GET" && KEEPS.test(pathname);
  if (origin === location.origin && (kept || request.mode === "navigate")) event.respondWith(answer(request, kept));
});

/** What the server says; without it what was kept, or that nothing was. @type {(request: Request, kept: boolean) => Promise<Response>} */
async function answer(request, kept) {
  try {
    const fresh = await fetch(request);
    if (kept && fresh.ok) await keep(request, fresh.clone());
    return fresh;
  } catch (away) {
    const old = kept && await caches.match(request, { ignoreVary: true });
    if (old) return honest(old);
    if (request.mode !== "navigate") throw away;
    return honest(/** @type {Response} */ (await caches.match(OFFLINE, { ignoreVary: true })));
  }
}

/** @type {(request: Request, fresh: Response) => Promise<void>} */
async function keep(request, fresh) {
  const cache = await caches.open(KEPT);
  await cache.put(request, fresh);
  const replays = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith("/replay/"));
  for (const old of replays.slice(0, -MOST_REPLAYS)) await cache.delete(old);
}

/** A page says that it is an old one. @param {Response} old */
async function honest(old) {
  if (!old.headers.get("content-type")?.startsWith("text/html")) return old;
  const page = (await old.text()).replace('id="away" hidden', 'id="away"');
  return new Response(page, { headers: old.headers });
}

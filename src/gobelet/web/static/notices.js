// How does somebody wish to be told of their turn? In a panel that is fetched when it is opened.

import { $, all } from "./elements.js";
import { api, table } from "./state.js";

/** The answer of the server to a wish: nothing, or why it cannot be done. @type {(what: string, content: object) => Promise<string>} */
async function ask(what, content) {
  const headers = { "content-type": "application/json" }, body = JSON.stringify(content);
  const answer = await fetch(`${api}/notices${what}`, { method: "POST", headers, body });
  return answer.ok ? "" : (await answer.json()).detail;
}

/** The key of the server as a browser wants it. @param {string} key */
const bytes = (key) =>
  Uint8Array.from(atob(key.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

/** What the browser tells a server that may send it something. @param {string} key */
async function subscribed(key) {
  await navigator.serviceWorker.register("/sw.js");
  const { pushManager } = await navigator.serviceWorker.ready;
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  const { endpoint, keys } = made.toJSON();
  return { endpoint, keys };
}

export function offerNotices() {
  const details = $("notices"), panel = $("wishes");
  if (!details) return;

  let asked = 0; // only the latest answer is shown: another would wipe out what somebody has begun to write

  /** @param {string} said */
  async function show(said = "") {
    const mine = ++asked, shown = await (await fetch(`/table/${table.dataset.table}/notices`)).text();
    if (mine !== asked) return;
    panel.innerHTML = shown;
    for (const button of all("[data-push]")) button.hidden = !("PushManager" in globalThis);
    tell(said);
  }

  /** @param {string} said */
  const tell = (said) => (all("#wishes [data-said]")[0].textContent = said);

  const words = () => all("#wishes [data-said]")[0].dataset;

  /** Of the seat in whose part of the panel this was. @type {(where: HTMLElement, told: object) => Promise<void>} */
  async function wish(where, told) {
    const remind = Number(partOf(where).querySelector("select")?.value);
    const why = await ask("", { seat: seatOf(where), remind, ...told });
    if (why) tell(why);
    else show(words().wished);
  }

  details.ontoggle = () => details.open && show();
  if (details.open) show(); // somebody was quicker than this script
  panel.onsubmit = async (event) => {
    event.preventDefault();
    const form = /** @type {HTMLElement} */ (event.target), hook = form.querySelector("input");
    await wish(form, { endpoint: hook?.value.trim() });
  };
  panel.onclick = async ({ target }) => {
    const button = /** @type {HTMLElement} */ (target), { push, do: wanted } = button.dataset;
    const endpoint = /** @type {HTMLElement | null} */ (button.closest("[data-endpoint]"))?.dataset.endpoint;
    const { sent = "", blocked = "" } = words();
    if (push) {
      const browser = await subscribed(push).catch(() => null);
      if (browser) await wish(button, browser);
      else tell(blocked);
    } else if (wanted) {
      const why = await ask(`/${wanted}`, { seat: seatOf(button), endpoint });
      if (wanted === "end") show(why);
      else tell(why || sent);
    }
  };
}

/** @param {Element} element */
const partOf = (element) => /** @type {HTMLElement} */ (element.closest("[data-notices]"));

/** @param {Element} element */
const seatOf = (element) => partOf(element).dataset.notices;

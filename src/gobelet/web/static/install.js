// How does gobelet come onto a device? A worker keeps what can be read without the server; a button installs it as an app.

import { $ } from "./elements.js";

navigator.serviceWorker?.register("/sw.js").catch(() => {}); // a browser may have none, or not here

addEventListener("beforeinstallprompt", (event) => {
  const button = $("install");
  if (!button) return;
  event.preventDefault();
  button.hidden = false;
  button.onclick = async () => {
    await /** @type {any} */ (event).prompt();
    button.hidden = true;
  };
});

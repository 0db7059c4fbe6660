// Does the address carry a record? What stands behind # stays in the browser; it is looked at like an uploaded one.

import { unpacked } from "./share.js";

const [, code, step] = location.hash.match(/^#record=([\w-]+)(?:@(\d+))?$/) || [];
if (code) {
  const form = document.getElementById("upload");
  try {
    form.elements.record.value = await unpacked(code);
    form.action = `${form.getAttribute("action")}#${step || 0}`;
    form.submit();
  } catch {
    document.getElementById("notice").textContent = form.dataset.broken;
  }
}

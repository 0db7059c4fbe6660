// Does the address carry a record? What stands behind # stays in the browser; it is looked at like an uploaded one.

import { $ } from "./elements.js";
import { unpacked } from "./share.js";

const [, code, step] = location.hash.match(/^#record=([\w-]+)(?:@(\d+))?$/) || [];
if (code) {
  const form = $("upload");
  try {
    $("record").value = await unpacked(code);
    form.action = `${form.getAttribute("action")}#${step || 0}`;
    form.submit();
  } catch {
    $("notice").textContent = form.dataset.broken ?? "";
  }
}

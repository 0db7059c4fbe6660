// Does the address carry a record, or a step of the one looked at last? Both are looked at like an uploaded one.

import { $ } from "./elements.js";
import { unpacked } from "./share.js";
import { keptRecord } from "./uploaded.js";

const [, code, at] = location.hash.match(/^#record=([\w-]+)(?:@(\d+))?$/) || [];
const [, step] = location.hash.match(/^#(\d+)$/) || [];
const form = $("upload");
try {
  const record = code ? await unpacked(code) : step ? keptRecord() : "";
  if (record && !$("notice").textContent) { // what was refused would be refused again
    $("record").value = record;
    form.action = `${form.getAttribute("action")}#${at || step || 0}`;
    form.submit();
  }
} catch {
  $("notice").textContent = form.dataset.broken ?? "";
}

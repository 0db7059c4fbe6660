// Which record did this tab look at last? One from elsewhere is kept here, as the server keeps none.

const PLACE = "gobelet-replay";

/** A record that was uploaded, for as long as its tab is open. @param {string} record */
export function keepRecord(record) {
  try {
    sessionStorage.setItem(PLACE, record);
  } catch {
    // a browser that stores nothing: loading the page again asks for the record again
  }
}

/** @type {() => string} */
export function keptRecord() {
  try {
    return sessionStorage.getItem(PLACE) ?? "";
  } catch {
    return "";
  }
}

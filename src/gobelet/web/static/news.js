// When is shown what arrives? One thing after the other, each step by step if others did several things.

import { pace } from "./pace.js";
import { question } from "./saying.js";
import { forget, state } from "./state.js";

/** @type {(change: Change) => Promise<void>} */
const inSteps = (change) => import("./steps.js").then(({ perform }) => perform(change));

/**
 * Answers the position that is known now, though it may be shown only later.
 * @type {(change: Change, show: (change: Change) => void, perform?: typeof inSteps) => number}
 */
export function arrive(change, show, perform = inSteps) {
  if (change.order) forget(); // this is all of the present
  state.news.push(change);
  if (state.news.length === 1) keepUp(show, perform);
  return change.position ?? -1;
}

/** @type {(show: (change: Change) => void, perform: typeof inSteps) => Promise<void>} */
async function keepUp(show, perform) {
  const { news } = state;
  while (news.length) {
    const [change] = news;
    if (change.between && pace() && !isDeciding(change)) await perform(change).catch(() => {}); // the present comes anyway
    if (news !== state.news) return;
    news.shift();
    show(change);
  }
}

/** Whoever is asked something that does not change thereby is not disturbed. @param {Change} change */
function isDeciding(change) {
  const { now } = state;
  return now.sayings.length > 0 && question({ ...now, ...change }) === question(now);
}

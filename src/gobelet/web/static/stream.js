// How does a page follow the game? By a stream of events; where that breaks off, it goes on later.

const SOON = 1500; // milliseconds

/**
 * Ends what the page followed before; from position -1 on it is shown everything.
 * @param {Pick<TableState, "stream" | "seat">} state
 * @param {string} api
 * @param {() => boolean} narrow
 * @param {number} position
 * @param {Follower} page
 */
export function follow(state, api, narrow, position, page) {
  state.stream?.close();
  const { seat } = state, whose = seat ? `seat=${seat}&` : "";
  const mine = (state.stream = new EventSource(`${api}/stream?${whose}narrow=${narrow()}&position=${position}`));
  mine.addEventListener("sight", ({ data }) => {
    // Until something is shown a retry asks for the same: the page may still show another seat.
    if (mine === state.stream) position = page.show(JSON.parse(data));
  });
  mine.addEventListener("left", page.left);
  mine.onopen = () => page.connected(true);
  mine.onerror = () => {
    if (mine !== state.stream) return;
    page.connected(false);
    if (mine.readyState === EventSource.CLOSED) setTimeout(again, SOON);
  };

  // The server answers, or not yet; or somebody else has taken the seat in the meantime.
  async function again() {
    const answer = seat ? await fetch(`${api}?seat=${seat}`).catch(() => null) : null;
    if (mine !== state.stream) return;
    if (answer?.status === 403) page.left();
    else follow(state, api, narrow, position, page);
  }
}

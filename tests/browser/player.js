// How is a whole game played quickly? Within the page: the middle of anything lit is clicked, where a finger would hit it.

async ({ seed, patience }) => {
  const $ = (id) => document.getElementById(id);
  const shown = (id) => $(id) && !$(id).hidden;
  const lights = () => [...document.querySelectorAll("#sheet .lit:not(.pointed, .instead), #words button[aria-pressed=false]:not(.instead)")];
  const named = (thing) => thing.dataset.box || thing.dataset.word || thing.id;

  // Mulberry32: the same choices for the same seed.
  const any = (things) => {
    let mixed = (seed += 0x6d2b79f5);
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return things[((mixed ^ (mixed >>> 14)) >>> 0) % things.length];
  };

  const until = (what, holds) => new Promise((resolve, reject) => {
    if (holds()) return resolve();
    const observer = new MutationObserver(() => holds() && done(resolve));
    const late = setTimeout(() => done(reject, new Error(`Waited too long: ${what}. ${$("question").textContent} ${$("notice").textContent}`)), patience);
    const done = (how, why) => (observer.disconnect(), clearTimeout(late), how(why));
    observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  });

  const middle = (thing) => {
    const { left, top, width, height } = thing.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };

  function hit(thing) {
    const found = document.elementFromPoint(...middle(thing));
    const drawing = thing.closest("#sheet svg"); // dice that stay in sight may lie over others
    return (drawing ? found?.closest("svg") === drawing : thing.contains(found)) && found;
  }

  function click(thing) {
    if (thing.closest("#sheet") && !thing.querySelector(".ring").checkVisibility()) throw new Error(`${named(thing)} has no ring`);
    if (!hit(thing)) thing.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const target = hit(thing), [clientX, clientY] = middle(thing);
    if (!target) throw new Error(`${named(thing)} lies under ${document.elementFromPoint(clientX, clientY)?.outerHTML}`);
    target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, clientX, clientY }));
  }

  function pointed(thing) {
    const name = CSS.escape(named(thing));
    return document.querySelector(`#sheet .pointed[data-box="${name}"], #words :not([aria-pressed=false])[data-word="${name}"]`);
  }

  const free = () => shown("end") || shown("cover") || shown("confirm") || lights().length;
  for (let answered = 0; ; answered++) {
    await until("for a question", free);
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) throw new Error(`The page scrolls sideways: ${scrollWidth} > ${clientWidth}`);
    if (shown("end")) return answered;
    if (shown("cover")) {
      click($("uncover"));
      await until("under the cover", () => shown("confirm") || lights().length);
    }
    const before = $("table").dataset.position;
    while (!shown("confirm")) {
      const thing = any(lights());
      click(thing);
      if (!pointed(thing)) throw new Error(`A click on ${named(thing)} points elsewhere`);
    }
    while (shown("guide")) click($("guided"));
    click($("confirm"));
    await until("for what comes of it", () => $("table").dataset.position !== before || shown("cover") || shown("end"));
  }
}

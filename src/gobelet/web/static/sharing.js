// How does a picture of the sheet come to friends? By what the device offers; where it offers nothing there is no button.

export function offerSharing() {
  if (!navigator.canShare?.({ files: [new File([], "sheet.png", { type: "image/png" })] })) return;
  document.documentElement.classList.add("shares");
  addEventListener("click", async ({ target }) => {
    const { share } = /** @type {HTMLElement} */ (target).dataset;
    if (!share) return;
    const sheet = await (await fetch(share)).blob();
    const files = [new File([sheet], "gobelet.png", { type: "image/png" })];
    await navigator.share({ files }).catch(() => {}); // whoever thinks better of it
  });
}

// How does a link get to a friend? It is copied; where a browser does not let a page do that, it is selected at least.

for (const button of document.querySelectorAll("[data-copy]"))
  button.addEventListener("click", async () => {
    const link = document.getElementById(button.dataset.copy);
    link.select();
    await navigator.clipboard?.writeText(link.value).then(() => (button.textContent = button.dataset.done), () => {});
  });

/** Buttons with `data-copy` put the text of the element of that id on the clipboard; where that cannot be done they stay hidden. */
for (const button of document.querySelectorAll('[data-copy]')) {
  if (!navigator.clipboard) continue;
  const words = button.textContent;
  button.hidden = false;
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(document.getElementById(button.dataset.copy).textContent);
    button.textContent = button.dataset.copied;
    setTimeout(() => (button.textContent = words), 2000);
  });
}

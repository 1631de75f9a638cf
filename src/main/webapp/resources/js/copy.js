/** Buttons with `data-copy` put the text of the element of that id on the clipboard; they show where that can be done. */
document.documentElement.toggleAttribute('data-copies', Boolean(navigator.clipboard));

document.addEventListener('click', async event => {
  const button = event.target.closest('[data-copy]');
  if (!button) return;
  const words = button.textContent;
  await navigator.clipboard.writeText(document.getElementById(button.dataset.copy).textContent);
  button.textContent = button.dataset.copied;
  setTimeout(() => (button.textContent = words), 2000);
});

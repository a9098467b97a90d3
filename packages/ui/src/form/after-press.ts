/**
 * Runs at once, or if a button or link is being pressed, after its click: an error message that appears in between would
 * move it away from the pointer, and the click would be lost.
 */
export function afterPress(run: () => void): void {
  if (document.querySelector(':is(a, button):active') === null) run();
  else window.addEventListener('mouseup', () => setTimeout(run), { once: true, capture: true });
}

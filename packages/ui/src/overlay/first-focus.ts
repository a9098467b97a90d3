const CONTROLS = ['input', 'select', 'textarea', 'button'].map((tag) => `${tag}:enabled`).join();

/** What ends the choice of the portal: from here on, the focus is the user's. */
const ACTS = ['keydown', 'pointerdown'] as const;

/** Focuses the first control that accepts the focus; returns it. */
function focusFirst(parts: readonly Element[]): Element | null {
  for (const control of parts.flatMap((part) => [...part.querySelectorAll<HTMLElement>(CONTROLS)])) {
    // A long text is read from its beginning: a control further down would scroll it.
    if (control.getBoundingClientRect().top > window.innerHeight) return null;
    control.focus();
    if (document.activeElement === control) return control;
  }
  return null;
}

/**
 * Keeps the focus of an open dialog at its first field or button, instead of Close, while its content appears and until
 * its user acts. A form that chooses a field by itself keeps that. Returns a function that ends this.
 */
export function keepFocusFirst(dialog: Element): () => void {
  let chosen: Element | null = null;
  let isChoosing = false;
  const choose = () => {
    if (isChoosing) return;
    const parts = ['.ant-modal-body', '.ant-modal-footer'].flatMap((part) => dialog.querySelector(part) ?? []);
    const active = document.activeElement;
    if (active !== chosen && parts.some((part) => part.contains(active))) return end();
    isChoosing = true;
    chosen = focusFirst(parts) ?? chosen;
    isChoosing = false;
  };
  const observer = new MutationObserver(choose);
  const end = () => {
    observer.disconnect();
    dialog.removeEventListener('focusin', choose);
    for (const act of ACTS) document.removeEventListener(act, end, true);
  };
  observer.observe(dialog, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  // antd moves the focus to Close once more at the end of its animation.
  dialog.addEventListener('focusin', choose);
  for (const act of ACTS) document.addEventListener(act, end, true);
  choose();
  return end;
}

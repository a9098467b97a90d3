const CONTROLS = ['input', 'select', 'textarea', 'button'].map((tag) => `${tag}:enabled`).join();

/** Moves the focus of a dialog that has just opened to its first field or button; Close is the last resort. */
export function focusFirst(dialog: Element | null) {
  const parts = ['.ant-modal-body', '.ant-modal-footer'].map((part) => dialog?.querySelector(part));
  // A quick user, or a form that chose a field by itself, keeps the focus.
  if (parts.some((part) => part?.contains(document.activeElement))) return;
  const controls = parts.flatMap((part) => [...(part?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])]);
  for (const control of controls) {
    // A long text is read from its beginning: a control further down would scroll it.
    if (control.getBoundingClientRect().top > window.innerHeight) return;
    control.focus();
    if (document.activeElement === control) return;
  }
}

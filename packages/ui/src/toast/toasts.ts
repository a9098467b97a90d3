/** A short message about a recent event. */
export interface Toast {
  /** Neutral for what was neither done nor failed, such as a cancelled form. */
  tone: 'success' | 'danger' | 'neutral';
  text: string;
  /** Request id, for unexpected failures. */
  reference?: string;
  /** The action. Its success ends the toast of an earlier failure. */
  about?: string;
  /** An action offered while the toast is shown. */
  action?: ToastAction;
}

/** A button in a toast; using it closes the toast. */
export interface ToastAction {
  label: string;
  run: () => void;
}

export interface ShownToast extends Toast {
  id: number;
}

// More would cover the page, so the oldest is dropped.
const MAX_ENTRIES = 4;

let shown: readonly ShownToast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function show(next: readonly ShownToast[]) {
  shown = next;
  for (const listener of listeners) listener();
}

/** Whether a toast is out of date once another one is shown. */
const isReplaced = (old: Toast, { text, tone, about }: Toast) =>
  (old.text === text && old.tone === tone) ||
  (tone === 'success' && old.tone === 'danger' && about !== undefined && old.about === about);

/**
 * Shows a toast. Repeating a message restarts its timer instead of showing it twice; a success ends the failure before
 * it.
 */
export function showToast(toast: Toast): void {
  const others = shown.filter((old) => !isReplaced(old, toast));
  lastId += 1;
  show([...others, { ...toast, id: lastId }].slice(-MAX_ENTRIES));
}

/** Closes a toast. */
export const closeToast = (id: number): void => show(shown.filter((toast) => toast.id !== id));

/** The visible toasts, oldest first; the same array until it changes. */
export const shownToasts = (): readonly ShownToast[] => shown;

/** Subscribes to changes of the visible toasts; returns a function that unsubscribes. */
export function onToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

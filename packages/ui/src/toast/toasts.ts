/** A short message about something that just happened. */
export interface Toast {
  tone: 'success' | 'danger';
  text: string;
  /** Request id, for unexpected failures. */
  reference?: string;
  /** What can be done about it while the toast is there. */
  action?: ToastAction;
}

/** A button in a toast; the toast goes with its use. */
export interface ToastAction {
  label: string;
  run: () => void;
}

export interface ShownToast extends Toast {
  id: number;
}

// More would cover the page; the oldest is dropped.
const MAX_ENTRIES = 4;

let shown: readonly ShownToast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function show(next: readonly ShownToast[]) {
  shown = next;
  for (const listener of listeners) listener();
}

/** Shows a toast. Repeating a message restarts its time instead of showing it twice. */
export function showToast(toast: Toast): void {
  const others = shown.filter(({ text, tone }) => text !== toast.text || tone !== toast.tone);
  lastId += 1;
  show([...others, { ...toast, id: lastId }].slice(-MAX_ENTRIES));
}

/** Removes a toast. */
export const closeToast = (id: number): void => show(shown.filter((toast) => toast.id !== id));

/** The visible toasts, oldest first; the same array until it changes. */
export const shownToasts = (): readonly ShownToast[] => shown;

/** Calls back on every change; returns a function that unsubscribes. */
export function onToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** A short message about something that just happened. */
export interface Toast {
  tone: 'success' | 'danger';
  text: string;
  /** Name of the request, for failures that nobody foresaw. */
  reference?: string;
}

/** A toast that is on the screen. */
export interface ShownToast extends Toast {
  id: number;
}

// More would cover the page; the oldest goes first.
const MAX_ENTRIES = 4;

let shown: readonly ShownToast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function show(next: readonly ShownToast[]) {
  shown = next;
  for (const listener of listeners) listener();
}

/** Shows a message at the bottom right. The same message twice stands there once, and starts its time anew. */
export function showToast(toast: Toast): void {
  const others = shown.filter(({ text, tone }) => text !== toast.text || tone !== toast.tone);
  lastId += 1;
  show([...others, { ...toast, id: lastId }].slice(-MAX_ENTRIES));
}

/** Takes a message off the screen. */
export const closeToast = (id: number): void => show(shown.filter((toast) => toast.id !== id));

/** What is on the screen, oldest first; the same object until it changes. */
export const shownToasts = (): readonly ShownToast[] => shown;

/** Calls back on every change; returns how to stop it. */
export function onToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

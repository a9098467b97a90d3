/** Unsaved input of a form. */
export interface LocalDraft {
  /** When it was stored, epoch milliseconds. */
  at: number;
  values: Record<string, unknown>;
  /** Where the values come from, as a sentence, if nobody has typed them. */
  origin?: string;
}

const PREFIX = 'unsaved:';
/** Before the version of the copy on a server that a draft goes on from. */
const BASE = 'unsaved-base:';
const DELAY_MS = 500;

/** Dirty forms by draft key, with the timer of a pending write. */
const unsaved = new Map<string, { values: object; timer: ReturnType<typeof setTimeout> | null }>();

/** Whether the form with this draft has unsaved input. */
export const isUnsaved = (key: string) => unsaved.has(key);

/** Whether a form whose draft has a key that begins so has unsaved input. */
export const isUnsavedBelow = (prefix: string) => [...unsaved.keys()].some((key) => key.startsWith(prefix));

/** Stores the values as a draft, debounced. */
export function keepLocalDraft(key: string, values: object) {
  const timer = unsaved.get(key)?.timer;
  if (timer) clearTimeout(timer);
  unsaved.set(key, { values, timer: setTimeout(() => writeLocalDraft(key), DELAY_MS) });
}

/** Flushes a pending write. */
export function writeLocalDraft(key: string) {
  const draft = unsaved.get(key);
  if (!draft?.timer) return;
  clearTimeout(draft.timer);
  draft.timer = null;
  storeLocalDraft(key, draft.values);
}

/** Writes a draft of a form that is not open: when it was typed, if not now, and where it comes from. */
export function storeLocalDraft(key: string, values: object, known: Partial<Pick<LocalDraft, 'at' | 'origin'>> = {}) {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify({ at: Date.now(), values, ...known }));
  } catch {
    // Storage is full or blocked: the form works without.
  }
}

/** Moves a draft that an earlier release stored under another key, unless there is one under the new key. */
export function moveLocalDraft(from: string, to: string) {
  try {
    const draft = localStorage.getItem(PREFIX + from);
    if (draft === null || localStorage.getItem(PREFIX + to) !== null) return;
    localStorage.setItem(PREFIX + to, draft);
    localStorage.removeItem(PREFIX + from);
  } catch {
    // Storage is full or forbidden: the old draft stays where it is.
  }
}

/** Call when a form is closed: writes pending input; the draft stays for the next opening. */
export function closeLocalDraft(key: string) {
  writeLocalDraft(key);
  unsaved.delete(key);
}

/** Discards a draft: its values are saved or no longer wanted. */
export function forgetUnsaved(key: string) {
  const timer = unsaved.get(key)?.timer;
  if (timer) clearTimeout(timer);
  unsaved.delete(key);
  try {
    localStorage.removeItem(PREFIX + key);
    localStorage.removeItem(BASE + key);
  } catch {
    // Storage is blocked, so there is no draft.
  }
}

/** The keys of all drafts that begin so. */
export function draftKeysBelow(prefix: string): string[] {
  try {
    return Object.keys(localStorage)
      .filter((name) => name.startsWith(PREFIX + prefix))
      .map((name) => name.slice(PREFIX.length));
  } catch {
    return [];
  }
}

/** Notes from which version of a copy on a server the draft goes on. */
export function setDraftBase(key: string, version: number) {
  try {
    localStorage.setItem(BASE + key, String(version));
  } catch {
    // Without it, what is on the server is compared with the draft.
  }
}

/** From which version of a copy on a server the draft goes on; 0 if from none. */
export function draftBase(key: string): number {
  try {
    return Number(localStorage.getItem(BASE + key) ?? 0);
  } catch {
    return 0;
  }
}

/** Reads a draft; `null` if there is none or it is unreadable. */
export function readLocalDraft(key: string): LocalDraft | null {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(PREFIX + key) ?? 'null');
    return isLocalDraft(draft) ? draft : null;
  } catch {
    return null;
  }
}

const isLocalDraft = (draft: unknown): draft is LocalDraft =>
  typeof draft === 'object' &&
  draft !== null &&
  'at' in draft &&
  typeof draft.at === 'number' &&
  'values' in draft &&
  typeof draft.values === 'object' &&
  draft.values !== null;

/** Unsaved input of a form. */
export interface LocalDraft {
  /** Time of storage, epoch milliseconds. */
  at: number;
  values: Record<string, unknown>;
  /** The source of the values, as a sentence, if they were not typed by the user. */
  origin?: string;
}

const PREFIX = 'unsaved:';
/** Prefixes for the version of the server copy on which a draft is based, and for that version with its values. */
const BASE = 'unsaved-base:';
const KEPT = 'unsaved-kept:';
const DELAY_MS = 500;

/** Dirty forms by draft key, with the timer of a pending write. */
const unsaved = new Map<string, { values: object; timer: ReturnType<typeof setTimeout> | null }>();

/** Whether the form with this draft has unsaved input. */
export const isUnsaved = (key: string) => unsaved.has(key);

/** Whether any form has unsaved input under a draft key with this prefix. */
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

/** Whether the present input of an open form is in the browser's storage, so that closing the form loses nothing. */
export function isInputStored(key: string): boolean {
  writeLocalDraft(key);
  const typed = unsaved.get(key);
  return !typed || JSON.stringify(readLocalDraft(key)?.values) === JSON.stringify(typed.values);
}

/** Writes a draft of a form that is not open. `at` defaults to the present time. Returns whether it is stored. */
export function storeLocalDraft(
  key: string,
  values: object,
  known: Partial<Pick<LocalDraft, 'at' | 'origin'>> = {},
): boolean {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify({ at: Date.now(), values, ...known }));
    return true;
  } catch {
    // Storage is full or blocked; the form works without a draft.
    return false;
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
    // Storage is full or blocked; the old draft stays under its key.
  }
}

/** Call when a form is closed. Writes pending input and keeps the draft for the next opening. */
export function closeLocalDraft(key: string) {
  writeLocalDraft(key);
  unsaved.delete(key);
}

/** Discards a draft whose values are saved or no longer wanted. */
export function forgetUnsaved(key: string) {
  const timer = unsaved.get(key)?.timer;
  if (timer) clearTimeout(timer);
  unsaved.delete(key);
  try {
    localStorage.removeItem(PREFIX + key);
    localStorage.removeItem(BASE + key);
    localStorage.removeItem(KEPT + key);
  } catch {
    // Storage is blocked, so there is no draft.
  }
}

/** The keys of all drafts with this prefix. */
export function draftKeysBelow(prefix: string): string[] {
  try {
    return Object.keys(localStorage)
      .filter((name) => name.startsWith(PREFIX + prefix))
      .map((name) => name.slice(PREFIX.length));
  } catch {
    return [];
  }
}

/** The state of the server copy on which a draft is based. */
export interface DraftBase {
  /** 0 if there is no copy. */
  version: number;
  /** The values of that version; `null` if they are not known. */
  kept: object | null;
}

/** Stores the state of the server copy on which a draft is based. */
export function setDraftBase(key: string, base: DraftBase) {
  try {
    // Alone, as earlier releases read it.
    localStorage.setItem(BASE + key, String(base.version));
    localStorage.setItem(KEPT + key, JSON.stringify(base));
  } catch {
    // Without a base, the server copy is compared with the draft.
  }
}

/** The state of the server copy on which a draft is based. */
export function draftBase(key: string): DraftBase {
  try {
    const version = Number(localStorage.getItem(BASE + key)) || 0;
    const known: unknown = JSON.parse(localStorage.getItem(KEPT + key) ?? 'null');
    // An earlier release stored the version alone, and may have stored another one since.
    return isDraftBase(known) && known.version === version ? known : { version, kept: null };
  } catch {
    return { version: 0, kept: null };
  }
}

const isDraftBase = (base: unknown): base is DraftBase =>
  typeof base === 'object' &&
  base !== null &&
  'version' in base &&
  typeof base.version === 'number' &&
  'kept' in base &&
  typeof base.kept === 'object';

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

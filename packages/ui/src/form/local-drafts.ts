import { isEqual, rebased } from './rebased';
import { writtenElsewhere, writtenOver } from './shared-draft';
import type { Typed, Values } from './shared-draft';

/** Unsaved input of a form, of all tabs in which it is open. */
export interface LocalDraft {
  /** Time of storage, epoch milliseconds. */
  at: number;
  values: Record<string, unknown>;
  /** The values that each field had before it was changed; absent if they are not known. */
  base?: Values;
  /** The source of the values, as a sentence, if they were not typed by the user. */
  origin?: string;
}

const PREFIX = 'unsaved:';
/** Prefixes for the version of the server copy on which a draft is based, and for that version with its values. */
const BASE = 'unsaved-base:';
const KEPT = 'unsaved-kept:';
const DELAY_MS = 500;

/** Whether a draft key names no user, as in a form that is still open while its page leaves for the login page. */
const isOfNobody = (key: string) => key.startsWith(':') || key.startsWith('undefined:');

/** A form that is open in this tab. */
interface OpenForm {
  /** The values with which the form began. */
  initial: Values;
  /** The values before each field was changed; those of a restored draft are older than `initial`. */
  base: Values;
  /** The values at the last time that this tab read or wrote the draft. */
  written: Values;
  /** Unsaved input; `null` if there is none. */
  unsaved: Values | null;
  /** The timer of a pending write. */
  timer: ReturnType<typeof setTimeout> | null;
}

const openForms = new Map<string, OpenForm>();

/** Whether the form with this draft has unsaved input. */
export const isUnsaved = (key: string) => (openForms.get(key)?.unsaved ?? null) !== null;

/** Whether any form has unsaved input under a draft key with this prefix. */
export const isUnsavedBelow = (prefix: string) =>
  [...openForms.keys()].some((key) => key.startsWith(prefix) && isUnsaved(key));

/** Call when a form is opened, with its initial values and the draft that it restores, if any. */
export function openLocalDraft(key: string, initial: Values, restored: Typed = { values: initial, base: initial }) {
  openForms.set(key, { initial, base: restored.base, written: restored.values, unsaved: null, timer: null });
}

/** The values that each field of an open form had before it was changed here or in the draft that was restored. */
export const localDraftBase = (key: string): Values | null => openForms.get(key)?.base ?? null;

/** Call when an open form has other initial values, such as those that were saved. */
export function resetLocalDraft(key: string, initial: Values) {
  const form = openForms.get(key);
  if (form && form.initial !== initial) Object.assign(form, { initial, base: initial });
}

/** Stores the values of an open form as a draft, debounced. */
export function keepLocalDraft(key: string, values: Values) {
  const form = openForms.get(key);
  if (!form) return;
  stopTimer(form);
  form.unsaved = values;
  form.timer = setTimeout(() => writeLocalDraft(key), DELAY_MS);
}

/** Flushes a pending write. */
export function writeLocalDraft(key: string) {
  if (openForms.get(key)?.timer) rewriteLocalDraft(key);
}

/** Writes the input of an open form again, as another tab may have removed it. */
export function rewriteLocalDraft(key: string) {
  const form = openForms.get(key);
  if (!form?.unsaved) return;
  stopTimer(form);
  const mine = { values: form.unsaved, base: form.base };
  const stored = readLocalDraft(key);
  const next = stored ? writtenOver({ ...stored, base: stored.base ?? form.base }, mine, form.written) : mine;
  form.written = form.unsaved;
  if (!isEqual(next.values, stored?.values)) storeLocalDraft(key, next.values, { base: next.base });
}

function stopTimer(form: OpenForm) {
  if (form.timer) clearTimeout(form.timer);
  form.timer = null;
}

/** Whether the present input of an open form is in the browser's storage, so that closing the form loses nothing. */
export function isInputStored(key: string): boolean {
  writeLocalDraft(key);
  const form = openForms.get(key);
  if (!form?.unsaved) return true;
  const stored = readLocalDraft(key)?.values;
  return stored !== undefined && isEqual(rebased(stored, form.base, form.unsaved), stored);
}

/**
 * Replaces the draft of a form that is not open. `at` defaults to the present time. Returns whether it is stored; under
 * no user, nothing is.
 */
export function storeLocalDraft(key: string, values: object, known: Partial<Omit<LocalDraft, 'values'>> = {}): boolean {
  if (isOfNobody(key)) return false;
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

/** Call when a form is closed. Writes its input and keeps the draft for the next opening. */
export function closeLocalDraft(key: string) {
  rewriteLocalDraft(key);
  openForms.delete(key);
}

/**
 * Discards a draft whose values are saved or no longer wanted. While its form is open, text that other tabs have typed
 * stays.
 */
export function forgetUnsaved(key: string) {
  const form = openForms.get(key);
  const left = form && typedElsewhere(key, form);
  if (form) {
    stopTimer(form);
    form.unsaved = null;
  }
  if (left) storeLocalDraft(key, left.values, { base: left.base });
  else removeLocalDraft(key);
}

function typedElsewhere(key: string, { base, written }: OpenForm) {
  const stored = readLocalDraft(key);
  return stored && writtenElsewhere({ ...stored, base: stored.base ?? base }, written);
}

function removeLocalDraft(key: string) {
  try {
    localStorage.removeItem(PREFIX + key);
    localStorage.removeItem(BASE + key);
    localStorage.removeItem(KEPT + key);
  } catch {
    // Storage is blocked, so there is no draft.
  }
}

/** Removes drafts that earlier releases stored under no user: nobody would ever be shown them. */
export function forgetDraftsOfNobody() {
  for (const key of draftKeysBelow('').filter(isOfNobody)) removeLocalDraft(key);
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
  if (isOfNobody(key)) return;
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
  draft.values !== null &&
  (!('base' in draft) || (typeof draft.base === 'object' && draft.base !== null));

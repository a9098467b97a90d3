/** What was typed into a form and not saved. */
export interface LocalDraft {
  /** When it was kept, in milliseconds since 1970. */
  at: number;
  values: Record<string, unknown>;
}

const PREFIX = 'unsaved:';
const DELAY_MS = 500;

/** Forms that hold something unsaved, by key of their copy, with the timer of what is not written yet. */
const unsaved = new Map<string, { values: object; timer: ReturnType<typeof setTimeout> | null }>();

/** Whether the form with this copy holds something that is not saved. */
export const isUnsaved = (key: string) => unsaved.has(key);

/** Keeps a copy of what was typed, a moment after the last key. */
export function keepLocalDraft(key: string, values: object) {
  const timer = unsaved.get(key)?.timer;
  if (timer) clearTimeout(timer);
  unsaved.set(key, { values, timer: setTimeout(() => writeLocalDraft(key), DELAY_MS) });
}

/** Writes what is still waiting to be written. */
export function writeLocalDraft(key: string) {
  const draft = unsaved.get(key);
  if (!draft?.timer) return;
  clearTimeout(draft.timer);
  draft.timer = null;
  storeLocalDraft(key, draft.values);
}

/** Writes a draft of a form that is not open. */
export function storeLocalDraft(key: string, values: object) {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify({ at: Date.now(), values }));
  } catch {
    // Storage is full or forbidden: the form works without.
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

/** The form was closed: what waits is written; whatever becomes of it is up to whoever opens it next. */
export function closeLocalDraft(key: string) {
  writeLocalDraft(key);
  unsaved.delete(key);
}

/** What was typed is saved, or not wanted any more: there is nothing to keep and nothing to ask about. */
export function forgetUnsaved(key: string) {
  const timer = unsaved.get(key)?.timer;
  if (timer) clearTimeout(timer);
  unsaved.delete(key);
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // Storage is forbidden: nothing was kept.
  }
}

/** The copy that was kept, `null` for none or one that cannot be read. */
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

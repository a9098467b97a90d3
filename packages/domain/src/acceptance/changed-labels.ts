import { labelOf } from '../records/records';
import type { RecordKind } from '../records/records';
import type { RecordChanges } from './rounds';

const NAMES: Readonly<Record<RecordKind, string>> = { facility: 'Facility', lidar: 'Lidar', photometer: 'Photometer' };

/** Longer lists are not read in a message; the portal shows all changes. */
const MAX_ENTRIES = { records: 10, fields: 6 };

const capped = (words: readonly string[], max: number) =>
  words.length > max ? [...words.slice(0, max), `and ${words.length - max} more`] : words;

function inWords({ about, name, what, changes }: RecordChanges): string {
  const fields = [...new Set(changes.map(({ path }) => labelOf(about, path)))];
  return `${NAMES[about]} ${name}: ${what === 'changed' ? capped(fields, MAX_ENTRIES.fields).join(', ') : what}`;
}

/** The changes since the last round as a short list: instruments, and the labels of their fields. */
export const changedLabels = (records: readonly RecordChanges[]): readonly string[] =>
  capped(records.map(inWords), MAX_ENTRIES.records);

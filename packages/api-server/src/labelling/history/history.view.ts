import {
  epochSeconds,
  fieldAt,
  isHistoryAction,
  isUnnamed,
  type Change,
  type FieldValue,
  type HistoryAction,
  type HistoryEntry,
  type RecordKind,
  type View,
} from '@portal/domain';
import type { EntryRow } from './history.store';

/** Who reads, and how much is shown to such a person. */
export interface Reader {
  /** Whose entries the reader knows: the reader's own, and for the owner and deputies those of all of them. */
  known: readonly string[];
  view: View;
}

const KINDS: readonly RecordKind[] = ['facility', 'lidar', 'photometer'];

/** Steps are told of the application, which is the facility's. */
const kindOf = (objectKind: string) => KINDS.find((kind) => kind === objectKind) ?? 'facility';

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

const isText = (value: unknown) => typeof value === 'string';

/** A value as the form has it; what is none, such as the bookkeeping of older entries, counts as empty. */
function valueOf(value: unknown): FieldValue {
  if (isText(value)) return value;
  return Array.isArray(value) ? value.filter(isText) : '';
}

/** The fields that changed; what else an entry remembers (a status, a reason) is no field. */
function changesOf(kind: RecordKind, { oldValue, newValue }: EntryRow): Change[] {
  const [before, after] = [recordOf(oldValue), recordOf(newValue)];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((path) => fieldAt(kind, path) !== undefined)
    .map((path) => ({ path, before: valueOf(before[path]), after: valueOf(after[path]) }));
}

/** Owners and deputies read their own names only, as others act for the portal; reviewers are not named at all. */
function personOf({ actorId, firstName, lastName }: EntryRow, action: HistoryAction, reader: Reader) {
  if (isUnnamed(action)) return null;
  const isNamed = reader.view === 'full' || (actorId !== null && reader.known.includes(actorId));
  return isNamed && firstName !== null && lastName !== null ? `${firstName} ${lastName}` : null;
}

/** A line of the history as this person may read it; nothing for an action that does not belong there. */
export function toHistoryEntry(row: EntryRow, reader: Reader): HistoryEntry | undefined {
  if (!isHistoryAction(row.action)) return undefined;
  const kind = kindOf(row.objectKind);
  const { reason } = recordOf(row.newValue);
  const { condition } = recordOf(row.oldValue);
  return {
    _id: row.id,
    at: epochSeconds(row.at),
    person: personOf(row, row.action, reader),
    action: row.action,
    about: { kind, name: row.objectName },
    ...(isText(condition) && { condition }),
    changes: changesOf(kind, row),
    reason: isText(reason) ? reason : null,
  };
}

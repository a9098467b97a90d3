import {
  ACCEPTANCE_STATUSES,
  epochSeconds,
  fieldAt,
  HAND_OVER,
  isHistoryAction,
  isOfSupport,
  isUnnamed,
  PARTY_NAMES,
  partyOnEntering,
  type AcceptanceCode,
  type Change,
  type FieldValue,
  type HistoryAction,
  type HistoryEntry,
  type Party,
  type ReadRecords,
  type RecordKind,
  type View,
} from '@portal/domain';
import type { EntryRow } from './history.store';

/** The reader's view of the history. */
export interface Reader {
  /** Ids of users whose names the reader sees: the reader's own, and for owner and deputies those of all of them. */
  known: readonly string[];
  view: View;
  /** The records with readers of their own that the reader may read. */
  read: ReadRecords;
}

const KINDS: readonly RecordKind[] = ['facility', 'lidar', 'photometer'];

/** Steps are recorded for the application and shown for its facility. */
const kindOf = (objectKind: string) => KINDS.find((kind) => kind === objectKind) ?? 'facility';

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

const isText = (value: unknown) => typeof value === 'string';

/** A value in the form's representation; values of any other type, as in older entries, count as empty. */
function valueOf(value: unknown): FieldValue {
  if (isText(value)) return value;
  return Array.isArray(value) ? value.filter(isText) : '';
}

/** The changed fields; other keys of an entry, such as a status or a reason, are not fields. */
function changesOf(kind: RecordKind, { oldValue, newValue }: EntryRow): Change[] {
  const [before, after] = [recordOf(oldValue), recordOf(newValue)];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((path) => fieldAt(kind, path) !== undefined)
    .map((path) => ({ path, before: valueOf(before[path]), after: valueOf(after[path]) }));
}

/** Owners and deputies see only their own names, as staff act on behalf of the portal; reviewers are never named, and requests for support name no one either. */
function personOf({ actorId, firstName, lastName }: EntryRow, action: HistoryAction, reader: Reader) {
  if (isUnnamed(action)) return null;
  const seesNames = reader.view === 'full' && !isOfSupport(action);
  const isNamed = seesNames || (actorId !== null && reader.known.includes(actorId));
  return isNamed && firstName !== null && lastName !== null ? `${firstName} ${lastName}` : null;
}

const PARTIES = Object.keys(PARTY_NAMES) as Party[];

/** Whom the application was pending with from an entry on: recorded, or by the status that a step led to. */
function pendingWithOf({ action, objectKind, newValue }: EntryRow): Party | null {
  const { pending_with: recorded, status, acceptance } = recordOf(newValue);
  if (action === HAND_OVER) return PARTIES.find((party) => party === recorded) ?? null;
  const entered = objectKind === 'facility' && ACCEPTANCE_STATUSES.find(({ code }) => code === status);
  return entered ? partyOnEntering(entered.code, (acceptance ?? null) as AcceptanceCode | null) : null;
}

/** An entry of the history in the reader's view; undefined for an action that is not part of the history. */
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
    pending_with: pendingWithOf(row),
  };
}

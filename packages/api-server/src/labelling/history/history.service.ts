import { HISTORY_ACTIONS, STEP_ACTIONS, type HistoryEntry, type Paging } from '@portal/domain';
import type { Db } from '../../platform/db/client';
import { listEntries } from './history.store';
import { toHistoryEntry, type Reader } from './history.view';

const ACTIONS = Object.keys(HISTORY_ACTIONS);

/** The history of a facility, newest first. Owners and deputies see their own actions and the application's steps. */
export async function readHistory(
  db: Db,
  facilityId: string,
  reader: Reader,
  { start, count }: Pick<Paging, 'start' | 'count'>,
): Promise<HistoryEntry[]> {
  const seenBy = reader.view === 'full' ? undefined : { actorIds: reader.known, actions: STEP_ACTIONS };
  const rows = await listEntries(db, { facilityId, actions: ACTIONS, seenBy, read: reader.read, start, count });
  return rows.flatMap((row) => toHistoryEntry(row, reader) ?? []);
}

import { changesBetween, type Application, type FinishedRound, type RecordChanges } from '@portal/domain';
import type { Context } from '../../platform/process/app-types';
import type { Db } from '../../platform/db/client';
import type { LoadedFacility } from '../facilities/facility.store';
import { loadSnapshot } from './load-snapshot';
import { listArchived } from './rounds.store';
import { toFinishedRound } from './rounds.view';
import { findSnapshot } from './snapshots.store';

/** The rounds of a facility that were ended, the newest first. */
export const listRounds = async (db: Db, facilityId: string): Promise<FinishedRound[]> =>
  (await listArchived(db, facilityId)).map(toFinishedRound);

/** What is submitted in the present round, else what is there now. */
const present = async ({ db, now }: Context, loaded: LoadedFacility): Promise<Application> =>
  (await findSnapshot(db, loaded.application.id, 'submission')) ?? loadSnapshot(db, loaded, now());

/** What differs from the application of the last round that was ended, record by record; nothing in the first round. */
export async function listRoundChanges(context: Context, loaded: LoadedFacility): Promise<RecordChanges[]> {
  const [last] = await listArchived(context.db, loaded.facility.id);
  const before = last && (await findSnapshot(context.db, last.id, 'submission'));
  if (!before) return [];
  return changesBetween(before, await present(context, loaded));
}

import { changesBetween, keepsText, type SubmissionSnapshot } from '@portal/domain';
import type { Db } from '../../platform/db/client';
import type { LoadedFacility } from '../facilities/load-facility';
import { copyAsDrafts, listArchived } from './rounds.store';
import { findSnapshot } from './snapshots.store';

/**
 * Takes what was written in the round before into the round that is submitted, as drafts: evaluations on instruments that
 * did not change since. Returns whether there are any.
 */
export async function keepTexts(
  tx: Db,
  { facility, application }: LoadedFacility,
  submitted: SubmissionSnapshot,
): Promise<boolean> {
  const [former] = await listArchived(tx, facility.id);
  const before = former && (await findSnapshot(tx, former.id, 'submission'));
  if (!before) return false;
  const changed = changesBetween(before, submitted);
  const copied = await copyAsDrafts(tx, { from: former.id, to: application.id }, (evaluation) =>
    keepsText(changed, evaluation),
  );
  return copied > 0;
}

import { changesBetween, keepsText, type SubmissionSnapshot } from '@portal/domain';
import type { Db } from '../../platform/db/client';
import { listFormer } from '../evaluation/evaluation.store';
import type { LoadedFacility } from '../facilities/load-facility';
import { copyAsDrafts, listArchived } from './rounds.store';
import { findSnapshot } from './snapshots.store';

interface Target {
  targetId: string;
  aspect: string;
}

const keyOf = ({ targetId, aspect }: Target) => `${targetId} ${aspect}`;

/**
 * Takes what was written last on each instrument, in whichever round, into the round that is submitted, as drafts: where
 * the instrument did not change since that round. Returns whether there are any.
 */
export async function keepTexts(
  tx: Db,
  { facility, application }: LoadedFacility,
  submitted: SubmissionSnapshot,
): Promise<boolean> {
  const roundOf = new Map((await listFormer(tx, facility.id)).map((former) => [keyOf(former), former.round]));
  const rounds = new Set(roundOf.values());
  let copied = 0;
  for (const { id, round } of await listArchived(tx, facility.id)) {
    const before = rounds.has(round) ? await findSnapshot(tx, id, 'submission') : undefined;
    if (!before) continue;
    const changed = changesBetween(before, submitted);
    copied += await copyAsDrafts(
      tx,
      { from: id, to: application.id },
      (evaluation) => roundOf.get(keyOf(evaluation)) === round && keepsText(changed, evaluation),
    );
  }
  return copied > 0;
}

import { changesBetween, keepsText, type SubmissionSnapshot } from '@portal/domain';
import type { Db } from '../../platform/db/client';
import { listFormer } from '../evaluation/evaluation.store';
import type { LoadedFacility } from '../facilities/load-facility';
import { copyAsDrafts, listArchived, type Evaluation } from './rounds.store';
import { findSnapshot } from './snapshots.store';

interface Target {
  targetId: string;
  aspect: string;
}

const keyOf = ({ targetId, aspect }: Target) => `${targetId} ${aspect}`;

/**
 * Copies the latest evaluation texts of each instrument, from whichever round, into the submitted round as drafts, if
 * the instrument has not changed since that round. Returns the keys of the copied evaluations.
 */
export async function keepTexts(
  tx: Db,
  { facility, application }: LoadedFacility,
  submitted: SubmissionSnapshot,
): Promise<Evaluation[]> {
  const roundOf = new Map((await listFormer(tx, facility.id)).map((former) => [keyOf(former), former.round]));
  const rounds = new Set(roundOf.values());
  const copied: Evaluation[] = [];
  for (const { id, round } of await listArchived(tx, facility.id)) {
    const before = rounds.has(round) ? await findSnapshot(tx, id, 'submission') : undefined;
    if (!before) continue;
    const changed = changesBetween(before, submitted);
    const isKept = (evaluation: Evaluation) =>
      roundOf.get(keyOf(evaluation)) === round && keepsText(changed, evaluation);
    copied.push(...(await copyAsDrafts(tx, { from: id, to: application.id }, isKept)));
  }
  return copied;
}

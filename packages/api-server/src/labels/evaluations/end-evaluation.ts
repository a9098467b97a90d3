import type { Db } from '../../platform/db/client';
import { endOpenEvaluations } from './evaluations.store';
import { recordEvaluation } from './record-evaluation';

/** Ends the open evaluation of a facility whose label has ended. The caller holds the lock of the facility. */
export async function endEvaluations(tx: Db, facilityId: string, at: Date): Promise<void> {
  const ended = await endOpenEvaluations(tx, facilityId, at);
  for (const evaluation of ended)
    await recordEvaluation(tx, { evaluation, action: 'regular-evaluation.end', enters: 'ended' });
}

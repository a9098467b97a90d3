import {
  REGULAR_EVALUATION_STATUSES,
  type RegularEvaluationSummary,
  type RegularEvaluationsQuery,
} from '@portal/domain';
import type { Db } from '../../platform/db/client';
import { listEvaluations, listOfFacility } from './evaluations.store';
import { toSummary } from './evaluations.view';

/** A page of the evaluations of all facilities. */
export async function readEvaluations(
  db: Db,
  { search, status, start, count }: RegularEvaluationsQuery,
): Promise<{ evaluations: RegularEvaluationSummary[]; total_count: number }> {
  const chosen = REGULAR_EVALUATION_STATUSES.find((each) => each === status);
  const { rows, total } = await listEvaluations(db, { search, status: chosen, start, count });
  return { evaluations: rows.map(toSummary), total_count: total };
}

/** The evaluations of one facility. */
export const readEvaluationsOf = async (db: Db, facilityId: string): Promise<RegularEvaluationSummary[]> =>
  (await listOfFacility(db, facilityId)).map(toSummary);

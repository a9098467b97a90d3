import {
  dayOf,
  REGULAR_EVALUATION_STATUSES,
  type RegularEvaluationSummary,
  type RegularEvaluationsQuery,
} from '@portal/domain';
import type { Context } from '../../platform/process/app-types';
import { listEvaluations, listOfFacility } from './evaluations.store';
import { toSummary } from './evaluations.view';

/** A page of the evaluations of all facilities. */
export async function readEvaluations(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { search, status, start, count }: RegularEvaluationsQuery,
): Promise<{ evaluations: RegularEvaluationSummary[]; total_count: number }> {
  const chosen = REGULAR_EVALUATION_STATUSES.find((each) => each === status);
  const { rows, total } = await listEvaluations(db, { search, status: chosen, start, count });
  return { evaluations: rows.map((row) => toSummary(row, dayOf(now()))), total_count: total };
}

/** The evaluations of one facility. */
export const readEvaluationsOf = async (
  { db, now }: Pick<Context, 'db' | 'now'>,
  facilityId: string,
): Promise<RegularEvaluationSummary[]> =>
  (await listOfFacility(db, facilityId)).map((row) => toSummary(row, dayOf(now())));

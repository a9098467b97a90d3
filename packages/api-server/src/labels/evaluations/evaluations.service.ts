import {
  dayOf,
  REGULAR_EVALUATION_STATUSES,
  type Day,
  type RegularEvaluationSummary,
  type RegularEvaluationsQuery,
} from '@portal/domain';
import type { Context } from '../../platform/process/app-types';
import { listEvaluations, listOfFacility } from './evaluation-list.store';
import { toSummary } from './evaluations.view';

/** A page of the evaluations of all facilities. */
export async function readEvaluations(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { search, status, sort, start, count }: RegularEvaluationsQuery,
): Promise<{ evaluations: RegularEvaluationSummary[]; total_count: number; on: Day }> {
  const chosen = REGULAR_EVALUATION_STATUSES.find((each) => each === status);
  const { rows, total } = await listEvaluations(db, { search, status: chosen, sort: sort ?? undefined, start, count });
  const on = dayOf(now());
  return { evaluations: rows.map((row) => toSummary(row, on)), total_count: total, on };
}

/** The evaluations of one facility. */
export const readEvaluationsOf = async (
  { db, now }: Pick<Context, 'db' | 'now'>,
  facilityId: string,
): Promise<RegularEvaluationSummary[]> =>
  (await listOfFacility(db, facilityId)).map((row) => toSummary(row, dayOf(now())));

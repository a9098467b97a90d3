import {
  epochSeconds,
  isLateAtCentre,
  STATUSES_IN,
  worstSuggested,
  type WaitingTests,
  type WaitingTestsQuery,
} from '@portal/domain';
import type { Actor, Context } from '../../platform/process/app-types';
import { toTestSummary } from './tests.view';
import { listWaitingTests } from './waiting-tests.store';

/** The tests at the centre, as this reader sees them; no one reads who evaluates the others. */
export async function readWaitingTests(
  { db, now }: Context,
  { id: readerId }: Actor,
  { start, count, search, type, state }: WaitingTestsQuery,
): Promise<WaitingTests> {
  const byResult = state === 'concluded';
  const statuses = STATUSES_IN[byResult ? 'concluded' : 'open'];
  const page = await listWaitingTests(db, { statuses, type, search, readerId, byResult, start, count });
  const at = epochSeconds(now());
  const tests = page.rows.map(({ isMine, isOwn, acronym, suggested, ...stored }) => {
    const summary = toTestSummary(stored);
    const is_mine = isMine && summary.status === 'in_evaluation';
    return {
      ...summary,
      acronym,
      is_mine,
      is_own_facility: isOwn,
      is_late: isLateAtCentre(summary, at),
      suggested: worstSuggested(suggested ?? []),
    };
  });
  return { tests, total_count: page.total };
}

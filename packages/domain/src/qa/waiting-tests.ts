import type { InferType } from 'yup';
import { form } from '../fields/form';
import { text } from '../fields/text';
import { TABLES } from '../limits/limits';
import { oneOf, pageCount, pageStart } from '../paging/schema';
import { daysBetween } from '../time/day';
import type { SuggestedResult } from './flags';
import type { QaTestSummary } from './qa-test';
import {
  isAtCentre,
  isConcluded,
  isLateAfter,
  QA_TEST_STATUSES,
  STATUSES_AT_CENTRE,
  type QaTestStatus,
} from './test-status';
import { QA_TEST_TYPES } from './test-types';

/** The tests that wait at the centre, and those that have their result. */
export const WAITING_STATES = ['open', 'concluded'] as const;
export type WaitingState = (typeof WAITING_STATES)[number];

/** The states of tests that such a list shows. */
export const STATUSES_IN: Record<WaitingState, readonly QaTestStatus[]> = {
  open: STATUSES_AT_CENTRE,
  concluded: QA_TEST_STATUSES.filter(isConcluded),
};

/** Query of a page of the tests at the centre. Each word of the search must occur in the acronym or the lidar. */
export const waitingTestsQuerySchema = form({
  start: pageStart().default(0),
  count: pageCount().default(TABLES.maxCount),
  search: text().default(''),
  type: oneOf(QA_TEST_TYPES.map(({ code }) => code)),
  state: oneOf(WAITING_STATES),
});
export type WaitingTestsQuery = InferType<typeof waitingTestsQuerySchema>;

/** A test in the list of those who evaluate. */
export interface WaitingTest extends QaTestSummary {
  acronym: string;
  /** The reader has taken it. */
  is_mine: boolean;
  /** It is of the reader's own facility, so that others evaluate it. */
  is_own_facility: boolean;
  is_late: boolean;
  /** The worst result that the self-check suggests for a channel; `null` if it suggests none. */
  suggested: SuggestedResult | null;
}

/** From the worst. */
const SUGGESTED: readonly SuggestedResult[] = ['fail', 'not_assessable', 'pass_with_remark', 'pass'];

/** The worst of several suggestions. */
export const worstSuggested = (suggested: readonly (SuggestedResult | null)[]): SuggestedResult | null =>
  SUGGESTED.find((each) => suggested.includes(each)) ?? null;

/** A page of them. */
export interface WaitingTests {
  tests: WaitingTest[];
  total_count: number;
}

/** Whether a test has waited at the centre for too long; times are epoch seconds. */
export const isLateAtCentre = (
  { status, submitted_at: submitted }: Pick<QaTestSummary, 'status' | 'submitted_at'>,
  now: number,
): boolean => isAtCentre(status) && submitted !== null && isLateAfter(daysBetween(submitted, now));

import type { CallState } from '../permissions/call-state';
import { may, type Relation } from '../permissions/may';
import { QA_TEST_STATUSES, type QaTestStatus } from '../qa/test-status';
import { supportGroup, SUPPORT_KINDS, type SupportKindCode } from '../support/support-kinds';

/** The records with readers of their own that a reader of the history may read; it shows no entries of others. */
export interface ReadRecords {
  /** Tests in these states. */
  tests: readonly QaTestStatus[];
  /** Requests of these kinds. */
  requests: readonly SupportKindCode[];
  bookings: boolean;
  /** Regular evaluations, and indicators that were imported. */
  evaluations: boolean;
}

/** What the table of capabilities says of the records themselves. */
export function readRecords(relation: Relation, state: CallState): ReadRecords {
  const readsTest = (testStatus: QaTestStatus) => may('qa-test.read', relation, { ...state, testStatus }).allowed;
  const readsRequest = (kind: SupportKindCode) =>
    may('support-request.read', relation, state, [supportGroup(kind)]).allowed;
  return {
    tests: QA_TEST_STATUSES.filter(readsTest),
    requests: SUPPORT_KINDS.map(({ code }) => code).filter(readsRequest),
    bookings: may('support-slot.list', relation, state).allowed,
    evaluations: may('regular-evaluation.read', relation, state).allowed,
  };
}

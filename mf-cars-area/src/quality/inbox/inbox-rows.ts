import type { QaAssessment, ServedTask, SupportRequest, SupportStatus, WaitingTest } from '@portal/domain';
import { QA_PAGES, qaTestType } from '@portal/domain';
import { takerOf } from '../taker-of';
import { INBOX_MESSAGES as texts } from './messages';

/** Who a row waits for, from the point of view of the reader. */
export type RowTurn = keyof typeof texts.turns;

/** A test, a request or a configuration in the inbox. */
export interface InboxRow {
  id: string;
  kind: 'test' | 'request' | 'configuration';
  what: string;
  acronym: string;
  turn: RowTurn;
  sentence: string;
  /** Epoch seconds. */
  since: number;
  isMine: boolean;
  isOwnFacility: boolean;
  isLate: boolean;
  isUrgent: boolean;
  path: string;
  /** What is looked at together: the tests of a lidar. */
  group: string;
  /** Of the first row of a group with several: how many there are. */
  groupSize?: number;
  /** Of a test: its id, if the reader may take it. */
  takes?: string;
  /** Of a test: the worst that is suggested for a channel. */
  suggested?: QaAssessment | null;
  /** Of a request that was taken on: who of the centre works on it, in words. */
  taker?: string;
  /** Set for a request. */
  status?: SupportStatus;
}

/** A test that someone else has taken is not the turn of this reader. */
function partyOf({ status, is_mine, turn }: WaitingTest): RowTurn {
  if (is_mine) return 'mine';
  return status === 'in_evaluation' ? 'others' : turn.pending_with;
}

export const rowOfTest = (test: WaitingTest): InboxRow => ({
  id: `test ${test._id}`,
  kind: 'test',
  what: texts.test(qaTestType(test.type).name, test.lidar.name),
  acronym: test.acronym,
  turn: partyOf(test),
  sentence: test.turn.sentence,
  since: test.submitted_at ?? 0,
  isMine: test.is_mine,
  isOwnFacility: test.is_own_facility,
  isLate: test.is_late,
  isUrgent: false,
  path: QA_PAGES.evaluation(test._id),
  group: `lidar ${test.lidar._id}`,
  suggested: test.suggested,
  ...(test.status === 'submitted' && !test.is_own_facility && { takes: test._id }),
});

export const rowOfRequest = (request: SupportRequest): InboxRow => ({
  id: `request ${request._id}`,
  kind: 'request',
  what: texts.request(request.number, request.subject),
  acronym: request.facility.acronym,
  turn: request.turn.pending_with,
  sentence: request.turn.sentence,
  since: request.created_at,
  isMine: false,
  isOwnFacility: request.is_own_facility ?? false,
  isLate: false,
  isUrgent: request.urgency === 'data_affected',
  path: QA_PAGES.request(request._id),
  group: `request ${request._id}`,
  ...(request.assignee && { taker: takerOf(request.assignee) }),
  status: request.status,
});

/** A configuration that waits for the approval of the reader, as the open tasks name it. */
export const rowOfApproval = ({ key, what, facility, since, path }: ServedTask): InboxRow => ({
  id: key,
  kind: 'configuration',
  what,
  acronym: facility.acronym,
  turn: 'cars',
  sentence: texts.approval,
  since: since ?? 0,
  isMine: false,
  isOwnFacility: false,
  isLate: false,
  isUrgent: false,
  path,
  group: key,
});

/**
 * What waits: that which the reader has taken first, then the oldest, with the tests of a lidar together at the place of
 * its oldest one.
 */
export const inboxRows = (
  tests: readonly WaitingTest[],
  requests: readonly SupportRequest[],
  approvals: readonly ServedTask[] = [],
): InboxRow[] => {
  const rows = [...tests.map(rowOfTest), ...requests.map(rowOfRequest), ...approvals.map(rowOfApproval)];
  const oldest = oldestOf(rows);
  return counted(
    rows.toSorted(
      (one, other) =>
        Number(other.isMine) - Number(one.isMine) ||
        (oldest.get(placeOf(one)) ?? 0) - (oldest.get(placeOf(other)) ?? 0) ||
        one.group.localeCompare(other.group) ||
        one.since - other.since,
    ),
  );
};

/** What stands together: the tests of a lidar, those that the reader has taken by themselves. */
const placeOf = ({ group, isMine }: InboxRow) => `${isMine} ${group}`;

function oldestOf(rows: readonly InboxRow[]): Map<string, number> {
  const oldest = new Map<string, number>();
  for (const row of rows) oldest.set(placeOf(row), Math.min(row.since, oldest.get(placeOf(row)) ?? Infinity));
  return oldest;
}

/** The first row of each group says how many there are, without those that the reader has taken. */
const counted = (rows: readonly InboxRow[]): InboxRow[] =>
  rows.map((row, index) => {
    const before = rows[index - 1];
    const size = rows.filter((each) => placeOf(each) === placeOf(row)).length;
    const isFirst = !before || placeOf(before) !== placeOf(row);
    return isFirst && size > 1 ? { ...row, groupSize: size } : row;
  });

/** The rows that match the filters in the URL. */
export const matching = (rows: readonly InboxRow[], { kind, turn }: { kind: string; turn: string }) =>
  rows.filter((row) => (kind === '' || row.kind === kind) && (turn === '' || row.turn === turn));

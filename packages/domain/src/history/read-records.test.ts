import { relationsOf } from '../permissions/may';
import { QA_TEST_STATUSES } from '../qa/test-status';
import { SUPPORT_KINDS } from '../support/support-kinds';
import { readRecords } from './read-records';

const people = { ownerId: 'owner', deputyIds: [], reviewers: {} };
const relation = (id: string, permissions: string[]) => relationsOf({ id, permissions }, people);
const counts = (id: string, permissions: string[]) => {
  const { tests, requests, bookings, evaluations } = readRecords(relation(id, permissions), { status: 'evaluated' });
  return [tests.length, requests.length, bookings, evaluations];
};

const ALL_TESTS = QA_TEST_STATUSES.length;
const QA_QC = SUPPORT_KINDS.filter(({ group }) => group === 'qa-qc').length;

test.each<[who: string, id: string, permissions: string[], expected: unknown[]]>([
  ['the owner', 'owner', ['edit-own-nf'], [ALL_TESTS, SUPPORT_KINDS.length, true, true]],
  ['the data centre', 'other', ['view-all-nf'], [6, 0, false, true]],
  ['staff who arrange no support', 'other', ['edit-all-nf', 'view-all-nf'], [ALL_TESTS, 0, true, true]],
  ['staff who arrange tests', 'other', ['edit-all-nf', 'schedule-qa-qc-test'], [ALL_TESTS, QA_QC, true, true]],
])('%s sees the history of the records that they may read [12.600]', (_who, id, permissions, expected) => {
  expect(counts(id, permissions)).toEqual(expected);
});

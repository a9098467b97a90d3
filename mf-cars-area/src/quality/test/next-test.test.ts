import type { WaitingTest } from '@portal/domain';
import { epochOf } from '@portal/domain';
import { anId } from '@portal/testing';
import { aBook, aTestSummary, aWaitingTest } from '../../../test/a-test-on-desk';
import { nextTest } from './next-test';

const NOW = epochOf('2026-06-15') + 36_000;
const DONE = aTestSummary({ status: 'passed', evaluated_at: NOW - 60 });
const OLDER = aTestSummary({ _id: anId(601), status: 'passed', evaluated_at: NOW - 86_400 });
const OTHER_LIDAR = { _id: anId(101), name: 'MUSA' };

const waits = (place: number, day: string, change: Partial<WaitingTest> = {}) =>
  aWaitingTest({ _id: anId(place), submitted_at: epochOf(day), ...change });

test.each<[why: string, waiting: WaitingTest[], expected: [place: number, position: number, count: number] | null]>([
  [
    'the same lidar goes before an older test',
    [waits(610, '2026-06-01', { lidar: OTHER_LIDAR }), waits(611, '2026-06-10')],
    [611, 2, 3],
  ],
  ['the oldest of the same lidar', [waits(610, '2026-06-10'), waits(611, '2026-06-09')], [611, 2, 3]],
  [
    'another facility counts its own',
    [waits(610, '2026-06-10', { facility: anId(11), lidar: OTHER_LIDAR })],
    [610, 1, 1],
  ],
  [
    'a test that the reader has taken',
    [waits(610, '2026-06-10', { status: 'in_evaluation', is_mine: true })],
    [610, 2, 2],
  ],
  ['not one that someone else has taken', [waits(610, '2026-06-10', { status: 'in_evaluation' })], null],
  ['not one of the reader’s own facility', [waits(610, '2026-06-10', { is_own_facility: true })], null],
  ['not the test itself', [waits(600, '2026-06-10')], null],
])('%s', (_why, waiting, expected) => {
  const next = nextTest(waiting, DONE, aBook([DONE, OLDER]), NOW);
  expect(next ? [next.test._id, next.position, next.count] : null).toEqual(
    expected && [anId(expected[0]), expected[1], expected[2]],
  );
});

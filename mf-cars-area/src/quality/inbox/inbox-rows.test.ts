import type { ServedTask, SupportRequest } from '@portal/domain';
import { epochOf, SUPPORT_TURNS } from '@portal/domain';
import { anId } from '@portal/testing';
import { aRequest } from '../../../test/a-request';
import { aWaitingTest } from '../../../test/a-test-on-desk';
import { inboxRows, matching } from './inbox-rows';

const tests = [
  aWaitingTest({ _id: anId(601), submitted_at: epochOf('2026-06-10') }),
  aWaitingTest({ _id: anId(602), submitted_at: epochOf('2026-06-14'), status: 'in_evaluation', is_mine: true }),
  aWaitingTest({ _id: anId(603), submitted_at: epochOf('2026-06-13'), status: 'in_evaluation' }),
];
const requests: SupportRequest[] = [
  aRequest({ created_at: epochOf('2026-06-12') }),
  aRequest({
    _id: anId(803),
    created_at: epochOf('2026-06-11'),
    status: 'offered',
    turn: SUPPORT_TURNS.offered,
  }),
];

test('tests that the reader has taken come first, then the oldest of lidars and requests', () => {
  expect(inboxRows(tests, requests).map(({ id, turn }) => [id, turn])).toEqual([
    [`test ${anId(602)}`, 'mine'],
    [`test ${anId(601)}`, 'cars'],
    [`test ${anId(603)}`, 'others'],
    [`request ${anId(803)}`, 'facility'],
    [`request ${anId(801)}`, 'cars'],
  ]);
});

test('the tests of a lidar are together at the place of the oldest, which says how many there are', () => {
  const ofOther = aWaitingTest({
    _id: anId(604),
    lidar: { _id: anId(101), name: 'MUSA' },
    submitted_at: epochOf('2026-06-11'),
  });
  expect(inboxRows([...tests, ofOther], []).map(({ id, groupSize }) => [id, groupSize])).toEqual([
    [`test ${anId(602)}`, undefined],
    [`test ${anId(601)}`, 2],
    [`test ${anId(603)}`, undefined],
    [`test ${anId(604)}`, undefined],
  ]);
});

test('a test can be taken in its row while no one has it, and not by its own facility', () => {
  const own = aWaitingTest({ _id: anId(605), is_own_facility: true });
  const rows = inboxRows([...tests, own], requests);
  expect(rows.flatMap(({ takes }) => takes ?? [])).toEqual([anId(601)]);
});

test.each([
  [{ kind: 'request', turn: '' }, 2],
  [{ kind: '', turn: 'cars' }, 2],
  [{ kind: 'test', turn: 'mine' }, 1],
  [{ kind: 'request', turn: 'mine' }, 0],
])('%j finds %d', (filters, count) => {
  expect(matching(inboxRows(tests, requests), filters)).toHaveLength(count);
});

test('a request of the reader’s own facility is marked as such', () => {
  const rows = inboxRows([], [aRequest({ is_own_facility: true }), aRequest({ _id: anId(804) })]);
  expect(rows.map(({ isOwnFacility }) => isOwnFacility)).toEqual([true, false]);
});

test('a configuration that waits for approval is a row of its own kind [12.604]', () => {
  const facility = { _id: anId(10), acronym: 'CIAO', pretty_name: 'CIAO' };
  const task: ServedTask = {
    kind: 'configuration-approval',
    what: 'Approve configuration 2 of MUSA',
    progress: null,
    since: epochOf('2026-06-01'),
    due_date: null,
    facility,
    path: '/cars/support/network',
    button: 'Approve',
    key: 'configuration-approval 1',
  };
  const rows = inboxRows(tests, requests, [task]);
  expect(rows.map(({ kind, what }) => `${kind}: ${what}`).slice(0, 2)).toEqual([
    expect.stringMatching(/^test: /),
    'configuration: Approve configuration 2 of MUSA',
  ]);
  expect(matching(rows, { kind: 'configuration', turn: 'cars' })).toHaveLength(1);
  expect(rows).toHaveLength(6);
});

test('of what the reader has taken, the oldest comes first, whatever else waits of its lidar', () => {
  const taken = { status: 'in_evaluation', is_mine: true } as const;
  const rows = inboxRows(
    [
      aWaitingTest({ _id: anId(610), submitted_at: epochOf('2026-06-20'), ...taken }),
      aWaitingTest({ _id: anId(611), submitted_at: epochOf('2026-05-01') }),
      aWaitingTest({
        _id: anId(612),
        submitted_at: epochOf('2026-06-02'),
        lidar: { _id: anId(102), name: 'MUSA' },
        ...taken,
      }),
    ],
    [],
  );
  expect(rows.map(({ id }) => id)).toEqual([612, 610, 611].map((id) => `test ${anId(id)}`));
});

import type { HistoryAction } from './history';
import { phasesOf } from './phases';

const DAY = 86_400;
const after = (...steps: [day: number, action: HistoryAction][]) =>
  phasesOf(steps.map(([day, action]) => ({ at: day * DAY, action }))).map(({ side, from, until }) => [
    side,
    from / DAY,
    until === null ? null : until / DAY,
  ]);

test('a complete round from registration to final report has five phases', () => {
  expect(
    after(
      [0, 'facility.register'],
      [2, 'facility.invite'],
      [5, 'application.start'],
      [6, 'lidar.edit'],
      [20, 'application.submit'],
      [50, 'application.issue-preliminary-report'],
      [60, 'application.add-upgrade-plan'],
      [70, 'application.issue-final-report'],
    ),
  ).toEqual([
    ['administrators', 0, 2],
    ['facility', 2, 20],
    ['evaluation', 20, 50],
    ['facility', 50, 60],
    ['evaluation', 60, 70],
  ]);
});

test.each<[why: string, steps: [number, HistoryAction][], last: unknown[]]>([
  [
    'withdrawn',
    [
      [0, 'application.submit'],
      [3, 'application.withdraw'],
    ],
    ['facility', 3, null],
  ],
  [
    're-opened after its end',
    [
      [0, 'application.submit'],
      [3, 'application.issue-final-report'],
      [9, 'application.reopen'],
    ],
    ['evaluation', 9, null],
  ],
  [
    'recorded in another order',
    [
      [3, 'application.submit'],
      [0, 'facility.invite'],
    ],
    ['evaluation', 3, null],
  ],
])('an application that was %s', (_why, steps, last) => {
  expect(after(...steps).at(-1)).toEqual(last);
});

test('actions without a hand-over start no phase', () => {
  expect(after([0, 'facility.edit'], [1, 'facility.set-due-date'])).toEqual([]);
});

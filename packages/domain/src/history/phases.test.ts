import type { Party } from '../acceptance/party';
import { HAND_OVER } from './history';
import type { HistoryAction } from './history';
import { phasesOf } from './phases';

const DAY = 86_400;
type Step = [day: number, action: HistoryAction, party: Party | null];

const handed = (day: number, party: Party): Step => [day, HAND_OVER, party];
/** Phases of steps in the order of time, which the server sends newest first. */
const after = (steps: readonly Step[], day: number | null, party: Party) =>
  phasesOf(steps.map(([at, action, pending_with]) => ({ at: at * DAY, action, pending_with })).toReversed(), {
    pending_with: party,
    pending_since: day === null ? null : day * DAY,
  }).map((phase) => [phase.party, phase.from / DAY, phase.until === null ? null : phase.until / DAY]);

test('a recorded round has a phase of each party, those of reviewers and CARS apart [12.345]', () => {
  const round: Step[] = [
    [0, 'facility.register', 'administrators'],
    handed(2, 'facility'),
    [2, 'facility.invite', 'facility'],
    [5, 'lidar.edit', null],
    [20, 'application.submit', 'reviewers'],
    handed(20, 'administrators'),
    handed(22, 'reviewers'),
    handed(30, 'facility'),
    [31, 'application.answer', null],
    handed(31, 'reviewers'),
    handed(45, 'cars'),
    [50, 'application.issue-preliminary-report', 'facility'],
    handed(50, 'cars'),
    handed(70, 'nobody'),
  ];
  expect(after(round, 70, 'nobody')).toEqual([
    ['administrators', 0, 2],
    ['facility', 2, 20],
    ['administrators', 20, 22],
    ['reviewers', 22, 30],
    ['facility', 30, 31],
    ['reviewers', 31, 45],
    ['cars', 45, 70],
  ]);
});

test.each<[why: string, steps: Step[], present: [number | null, Party], last: unknown[] | undefined]>([
  ['nothing is recorded', [], [4, 'reviewers'], ['reviewers', 4, null]],
  ['the date is unknown', [], [null, 'reviewers'], undefined],
  ['the history agrees', [handed(3, 'cars')], [3, 'cars'], ['cars', 3, null]],
  ['one party got two turns', [handed(3, 'cars')], [7, 'cars'], ['cars', 3, null]],
  [
    'an older history says otherwise',
    [[3, 'application.submit', 'reviewers']],
    [3, 'administrators'],
    ['administrators', 3, null],
  ],
  ['the round is complete', [handed(3, 'cars')], [9, 'nobody'], ['cars', 3, 9]],
  ['it began again', [handed(3, 'cars'), handed(9, 'nobody')], [12, 'facility'], ['facility', 12, null]],
])('if %s, the last phase is the stored state', (_why, steps, present, last) => {
  expect(after(steps, ...present).at(-1)).toEqual(last);
});

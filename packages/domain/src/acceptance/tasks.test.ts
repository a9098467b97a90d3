import { epochOf } from '../time/day';
import { permissionsOf } from '../users/roles';
import type { RoleCode } from '../users/roles';
import type { PendingFor } from './pending-for';
import type { AcceptanceStatusCode } from './status';
import { byUrgency, countTasks, isOverdue } from './task';
import { tasksOf } from './tasks';
import type { WorkFacts } from './work-facts';

const SINCE = epochOf('2026-06-01');

/** An application with three lidars and two photometers at a given step; the lidar reviewer is "me". */
const at = (step: PendingFor, code: AcceptanceStatusCode, change: Partial<WorkFacts> = {}): WorkFacts => ({
  status: { code, name: code },
  status_since: epochOf('2026-05-01'),
  pending_for: step,
  pending_since: SINCE,
  can_issue_preliminary_report: step === 'preliminary-report',
  can_issue_final_report: step.startsWith('final-report'),
  ownerId: 'owner',
  deputyIds: ['deputy'],
  reviewers: [
    { component: 'lidar', id: 'me', since: SINCE },
    { component: 'lidar_data', id: 'somebody', since: SINCE },
  ],
  lidars: 3,
  photometers: 2,
  open: {},
  unassessed: {},
  step: { for: step, since: SINCE, due: { for: step, day: '2026-07-01' } },
  answerDue: null,
  openConditions: [],
  ...change,
});

/** A reviewer is not assigned; the due date was set for this step. */
const missing = (dueFor: PendingFor): Partial<WorkFacts> => ({
  step: { for: 'reviewers', since: SINCE, due: { for: dueFor, day: '2026-07-01' } },
});

const mine = { ownerId: 'me' };
const condition = {
  id: 'c1',
  text: 'Show a telecover test.',
  instrument: 'RALI',
  dueDate: '2026-09-01',
  setAt: epochOf('2026-06-02'),
  reportedAt: null,
};

const reported = { ...condition, reportedAt: epochOf('2026-06-04') };

type ExpectedTask = [what: string, progress: string | null, since: string, due: string | null];

test.each<[who: RoleCode, why: string, facts: WorkFacts, tasks: ExpectedTask[]]>([
  ['national_facility', 'may apply again after a refusal, which is no task', at('nothing', 'evaluated', mine), []],
  [
    'national_facility',
    'completes and submits the application',
    at('application', 'draft', mine),
    [['Complete and submit the application', null, '2026-06-01', '2026-07-01']],
  ],
  [
    'national_facility',
    'uploads a plan as a deputy and answers a question, each with its own due date',
    at('upgrade-plan', 'preliminary_report_issued', {
      deputyIds: ['me'],
      pending_for: 'answer',
      pending_since: epochOf('2026-06-05'),
      answerDue: '2026-06-20',
    }),
    [
      ['Answer a question', null, '2026-06-05', '2026-06-20'],
      ['Upload the upgrade plan', null, '2026-06-01', '2026-07-01'],
    ],
  ],
  [
    'national_facility',
    'meets each condition until its own due date, even in a later round',
    at('evaluations', 'submitted', { ...mine, openConditions: [condition] }),
    [['Meet a condition on RALI: Show a telecover test', null, '2026-06-02', '2026-09-01']],
  ],
  [
    'national_facility',
    'has no task for a condition that is reported as met',
    at('evaluations', 'submitted', { ...mine, openConditions: [reported] }),
    [],
  ],
  ['national_facility', 'has no task at another facility', at('application', 'draft'), []],
  [
    'lidar_reviewer',
    'sees the progress of their own component',
    at('evaluations', 'submitted', { open: { 'lidar-feasibility': 1, 'lidar-data': 3, synergy: 1 } }),
    [['Submit 1 evaluation', '11 of 12 submitted', '2026-06-01', '2026-07-01']],
  ],
  [
    'lidar_reviewer',
    'keeps the due date of the evaluations while a reviewer is not assigned',
    at('reviewers', 'submitted', { ...missing('evaluations'), open: { 'lidar-feasibility': 3 } }),
    [['Submit 3 evaluations', '9 of 12 submitted', '2026-06-01', '2026-07-01']],
  ],
  [
    'lidar_reviewer',
    'does not have the due date for assigning reviewers',
    at('reviewers', 'submitted', { ...missing('reviewers'), open: { 'lidar-feasibility': 3 } }),
    [['Submit 3 evaluations', '9 of 12 submitted', '2026-06-01', null]],
  ],
  [
    'administrator',
    'assigns reviewers until the due date for it',
    at('reviewers', 'submitted', { ...missing('reviewers'), reviewers: [] }),
    [['Assign reviewers', null, '2026-06-01', '2026-07-01']],
  ],
  [
    'administrator',
    'does not have the due date of the evaluations when assigning reviewers',
    at('reviewers', 'submitted', { ...missing('evaluations'), reviewers: [] }),
    [['Assign reviewers', null, '2026-06-01', null]],
  ],
  [
    'administrator',
    'has two tasks as a reviewer and for the synergy',
    at('evaluations', 'submitted', { open: { 'lidar-feasibility': 2, synergy: 1 } }),
    [
      ['Submit 2 evaluations', '10 of 12 submitted', '2026-06-01', '2026-07-01'],
      ['Submit synergy evaluation', '17 of 20 evaluations submitted', '2026-06-01', '2026-07-01'],
    ],
  ],
  [
    'administrator',
    'sends the invitation',
    at('invitation', 'registered', { reviewers: [] }),
    [['Send the invitation', null, '2026-06-01', '2026-07-01']],
  ],
  [
    'cars',
    'issues the preliminary report once everything is evaluated',
    at('preliminary-report', 'submitted'),
    [['Issue preliminary report', '20 of 20 evaluations submitted', '2026-06-01', '2026-07-01']],
  ],
  [
    'cars',
    'issues the final report after an upgrade plan',
    at('final-report-on-plan', 'waiting_final_report'),
    [['Issue final report', 'No assessment open', '2026-06-01', '2026-07-01']],
  ],
  [
    'cars',
    'sees how many assessments of the plan the final report would not wait for',
    at('final-report-on-plan', 'waiting_final_report', { unassessed: { 'lidar-feature': 2 }, reviewers: [] }),
    [['Issue final report', '2 assessments open', '2026-06-01', '2026-07-01']],
  ],
  [
    'cars',
    'issues the final report without a plan after a clear decision',
    at('final-report', 'preliminary_report_issued'),
    [['Issue final report', '20 of 20 evaluations submitted', '2026-06-01', '2026-07-01']],
  ],
  [
    'cars',
    'closes a condition that the facility reports as met, until its own due date',
    at('met-conditions', 'evaluated', { openConditions: [reported] }),
    [['Close a condition that the facility reports as met: Show a telecover test', null, '2026-06-04', '2026-07-01']],
  ],
  [
    'cars',
    'closes conditions during another round',
    at('application', 'draft', { openConditions: [reported, condition, { ...reported, id: 'c2' }] }),
    [['Close 2 conditions that the facility reports as met', null, '2026-06-04', null]],
  ],
  [
    'cars',
    'closes no condition of their own facility',
    at('met-conditions', 'evaluated', { ...mine, openConditions: [reported] }),
    [],
  ],
  ['cars', 'sends no invitation', at('invitation', 'registered'), []],
  ['ares', 'only reads', at('final-report', 'preliminary_report_issued'), []],
])('%s %s', (role, _why, facts, tasks) => {
  const actor = { id: 'me', permissions: permissionsOf([role]) };
  expect(tasksOf(actor, facts)).toEqual(
    tasks.map(([what, progress, since, due]) =>
      expect.objectContaining({ what, progress, since: epochOf(since), due }),
    ),
  );
});

test('tasks are sorted by due date, those without one before those due in more than 30 days, then by waiting time', () => {
  const [late, soon, long, short, later] = [
    { due: '2026-06-01', since: 9 },
    { due: '2026-07-01', since: 1 },
    { due: null, since: 2 },
    { due: null, since: 3 },
    { due: '2027-03-31', since: 1 },
  ] as const;
  expect([later, short, soon, long, late].toSorted(byUrgency('2026-06-02'))).toEqual([late, soon, long, short, later]);
});

test.each<[due: string | null, isLate: boolean]>([
  ['2026-06-30', true],
  ['2026-07-01', false],
  [null, false],
])('a task that is due on %s is overdue on 2026-07-01: %s', (due, isLate) => {
  expect(isOverdue({ due }, '2026-07-01')).toBe(isLate);
});

test('of a task about several things each counts, and no task is none [12.604]', () => {
  expect(countTasks([])).toBe(0);
  expect(countTasks([{}, { size: 15 }, {}])).toBe(17);
});

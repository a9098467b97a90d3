import { epochOf } from '../time/day';
import { permissionsOf } from '../users/roles';
import type { RoleCode } from '../users/roles';
import { openWork } from './open-work';
import type { PendingFor } from './pending-for';
import type { AcceptanceStatusCode } from './status';
import type { PresentStep, WorkFacts } from './work-facts';

/** By default the step is pending since 2026-06-01 and there is no other open work. */
const facts = (change: Partial<WorkFacts> = {}, code: AcceptanceStatusCode = 'submitted'): WorkFacts => ({
  status: { code, name: code },
  status_since: epochOf('2026-05-01'),
  pending_for: 'evaluations',
  pending_since: epochOf('2026-06-01'),
  can_issue_preliminary_report: false,
  can_issue_final_report: false,
  ownerId: 'owner',
  deputyIds: ['deputy'],
  reviewers: [
    { component: 'lidar', id: 'me', since: epochOf('2026-06-01') },
    { component: 'lidar_data', id: 'somebody', since: epochOf('2026-06-01') },
  ],
  open: { 'lidar-feasibility': 1, 'lidar-channel': 2, 'lidar-data': 1, synergy: 1 },
  lidars: 1,
  photometers: 1,
  unassessed: {},
  answerDue: null,
  openConditions: [],
  step: { for: change.pending_for ?? 'evaluations', since: epochOf('2026-06-01'), due: null },
  ...change,
});

const FINAL = { can_issue_final_report: true, pending_for: 'final-report-on-plan' } as const;
const stepAt = (step: PendingFor, since: string, dueFor?: PendingFor): PresentStep => ({
  for: step,
  since: epochOf(since),
  due: dueFor ? { for: dueFor, day: '2026-07-01' } : null,
});

test.each<[who: RoleCode, why: string, facts: WorkFacts, what: string | null]>([
  ['lidar_reviewer', 'counts their own component only', facts(), 'Submit 3 evaluations'],
  [
    'lidar_reviewer',
    'has one evaluation left',
    facts({ open: { 'lidar-general': 1, 'lidar-data': 4 } }),
    'Submit 1 evaluation',
  ],
  [
    'lidar_reviewer',
    'assesses the plan, and the lidars as a whole',
    facts({ unassessed: { 'lidar-feature': 2, lidar: 1, 'lidar-data': 1, synergy: 1 } }, 'waiting_final_report'),
    'Submit 3 assessments of the upgrade plan',
  ],
  [
    'lidar_reviewer',
    'assesses their own component only',
    facts({ unassessed: { 'lidar-data': 1 } }, 'waiting_final_report'),
    null,
  ],
  [
    'lidar_reviewer',
    'assesses no plan of their own',
    facts({ ownerId: 'me', unassessed: { 'lidar-feature': 1 } }, 'waiting_final_report'),
    null,
  ],
  [
    'lidar_reviewer',
    'no longer assesses the plan after the final report',
    facts({ unassessed: { 'lidar-feature': 1 } }, 'evaluated'),
    null,
  ],
  ['lidar_reviewer', 'has evaluated everything', facts({ open: { 'lidar-data': 1 } }), null],
  ['lidar_reviewer', 'is not assigned', facts({ reviewers: [] }), null],
  ['lidar_reviewer', 'owns the facility', facts({ ownerId: 'me' }), null],
  ['lidar_reviewer', 'is a deputy of its owner', facts({ deputyIds: ['me'] }), null],
  ['lidar_reviewer', 'has no work after the preliminary report', facts({}, 'preliminary_report_issued'), null],
  ['cars', 'issues no report on their own facility', facts({ ...FINAL, ownerId: 'me' }), null],
  ['cars', 'issues no report as a deputy', facts({ ...FINAL, deputyIds: ['me'] }), null],
  [
    'administrator',
    'issues a report on their own facility',
    facts({ ...FINAL, ownerId: 'me' }, 'waiting_final_report'),
    'Issue final report',
  ],
  ['national_facility', 'is no longer a reviewer', facts(), null],
  [
    'administrator',
    'assigns reviewers on another page, before there is synergy to evaluate',
    facts({ pending_for: 'reviewers', reviewers: [] }),
    null,
  ],
  ['administrator', 'evaluates synergy', facts({ reviewers: [] }), 'Submit synergy evaluation'],
  ['administrator', 'reviews and evaluates synergy', facts(), 'Submit 3 evaluations, Submit synergy evaluation'],
  [
    'administrator',
    'reviews no component, and assesses the plan on synergy',
    facts(
      { reviewers: [], unassessed: { 'lidar-data': 1, synergy: 1 }, status_since: epochOf('2026-06-01') },
      'waiting_final_report',
    ),
    'Assess the upgrade plan on synergy',
  ],
  ['cars', 'waits for the reviewers', facts({ reviewers: [] }), null],
  [
    'cars',
    'reports',
    facts({ open: {}, can_issue_preliminary_report: true, pending_for: 'preliminary-report' }),
    'Issue preliminary report',
  ],
  ['cars', 'reports again', facts(FINAL, 'waiting_final_report'), 'Issue final report'],
  [
    'cars',
    'waits for assessments',
    facts({ can_issue_final_report: true, pending_for: 'assessments' }, 'waiting_final_report'),
    null,
  ],
  [
    'cars',
    'can report despite an open question',
    facts({
      open: {},
      can_issue_preliminary_report: true,
      pending_for: 'answer',
      step: stepAt('preliminary-report', '2026-06-01'),
    }),
    'Issue preliminary report (a question is open)',
  ],
  ['ares', 'only reads', facts({ can_issue_final_report: true }, 'waiting_final_report'), null],
])('%s %s', (role, _why, given, what) => {
  const actor = { id: 'me', permissions: permissionsOf([role]) };
  expect(openWork(actor, given)).toEqual(what && { what, since: epochOf('2026-06-01') });
});

const later = epochOf('2026-06-10');
const set = (since: number) => [{ component: 'lidar', id: 'me', since }] as const;

test.each<[who: RoleCode, why: string, facts: WorkFacts, since: string]>([
  [
    'lidar_reviewer',
    'was assigned before the round began',
    facts({ reviewers: set(epochOf('2026-01-01')) }),
    '2026-05-01',
  ],
  [
    'lidar_reviewer',
    'was assigned before the other reviewers',
    facts({ reviewers: set(epochOf('2026-05-20')) }),
    '2026-05-20',
  ],
  ['lidar_reviewer', 'was assigned later', facts({ reviewers: set(later) }), '2026-06-10'],
  [
    'lidar_reviewer',
    'has a due date',
    facts({ reviewers: set(epochOf('2026-05-20')), step: stepAt('evaluations', '2026-06-10', 'evaluations') }),
    '2026-05-20',
  ],
  [
    'administrator',
    'is also a reviewer, assigned earlier',
    facts({ reviewers: set(epochOf('2026-05-20')) }),
    '2026-05-20',
  ],
  ['administrator', 'evaluates synergy', facts({ reviewers: [] }), '2026-06-01'],
  [
    'cars',
    'reports',
    facts({ open: {}, can_issue_preliminary_report: true, pending_for: 'preliminary-report' }),
    '2026-06-01',
  ],
])('since when work is pending: %s %s', (role, _why, given, since) => {
  expect(openWork({ id: 'me', permissions: permissionsOf([role]) }, given)?.since).toBe(epochOf(since));
});

test('missing reviewers are not asked for when no evaluation is open', () => {
  const actor = { id: 'me', permissions: permissionsOf(['administrator']) };
  const done = facts({
    open: {},
    reviewers: [],
    pending_for: 'preliminary-report',
    can_issue_preliminary_report: true,
  });
  expect(openWork(actor, done)?.what).toBe('Issue preliminary report');
});

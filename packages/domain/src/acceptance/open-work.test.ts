import { epochOf } from '../time/day';
import { permissionsOf } from '../users/roles';
import type { RoleCode } from '../users/roles';
import { openWork } from './open-work';
import type { WorkFacts } from './open-work';
import type { AcceptanceStatusCode } from './status';

const facts = (change: Partial<WorkFacts> = {}, code: AcceptanceStatusCode = 'submitted'): WorkFacts => ({
  status: { code, name: code },
  pending_since: epochOf('2026-06-01'),
  reviewers_set: true,
  can_issue_preliminary_report: false,
  can_issue_final_report: false,
  ownerId: 'owner',
  reviewers: { lidar: 'me', lidar_data: 'somebody' },
  open: { 'lidar-feasibility': 1, 'lidar-channel': 2, 'lidar-data': 1, synergy: 1 },
  ...change,
});

test.each<[who: RoleCode, why: string, facts: WorkFacts, what: string | null]>([
  ['lidar_reviewer', 'counts their own component only', facts(), '3 evaluations to submit'],
  [
    'lidar_reviewer',
    'has one left',
    facts({ open: { 'lidar-general': 1, 'lidar-data': 4 } }),
    '1 evaluation to submit',
  ],
  ['lidar_reviewer', 'is done', facts({ open: { 'lidar-data': 1 } }), null],
  ['lidar_reviewer', 'is not assigned', facts({ reviewers: {} }), null],
  ['lidar_reviewer', 'owns the facility', facts({ ownerId: 'me' }), null],
  ['lidar_reviewer', 'reads a report that is out', facts({}, 'preliminary_report_issued'), null],
  ['national_facility', 'was a reviewer once', facts(), null],
  ['administrator', 'must set reviewers', facts({ reviewers_set: false, reviewers: {} }), 'Reviewers to set'],
  ['administrator', 'evaluates synergy', facts({ reviewers: {} }), 'Synergy to submit'],
  ['administrator', 'reviews and evaluates synergy', facts(), '3 evaluations to submit, Synergy to submit'],
  ['cars', 'waits for the reviewers', facts({ reviewers: {} }), null],
  ['cars', 'reports', facts({ open: {}, can_issue_preliminary_report: true }), 'Preliminary report to issue'],
  ['cars', 'reports again', facts({ can_issue_final_report: true }, 'waiting_final_report'), 'Final report to issue'],
  ['ares', 'only reads', facts({ can_issue_final_report: true }, 'waiting_final_report'), null],
])('%s %s', (role, _why, given, what) => {
  const actor = { id: 'me', permissions: permissionsOf([role]) };
  expect(openWork(actor, given)).toEqual(what && { what, since: epochOf('2026-06-01') });
});

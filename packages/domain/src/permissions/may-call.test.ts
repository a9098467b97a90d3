import { ACCEPTANCE_STATUSES } from '../acceptance/status';
import type { AcceptanceStatusCode } from '../acceptance/status';
import type { Actor } from '../acceptance/workflow';
import { permissionsOf } from '../users/roles';
import { MATRIX } from './matrix';
import type { Call } from './matrix';
import { relationsOf, mayCall } from './may-call';
import type { AccessDecision, FacilityPeople } from './may-call';
import type { CallState } from './rules';

const FACILITY: FacilityPeople = { ownerId: 'owner', reviewers: { lidar: 'reviewer', lidar_data: null } };
const actor = (id: string, ...roles: string[]): Actor => ({ id, permissions: permissionsOf(roles) });

const ACTORS = {
  An: null,
  Ow: actor('owner', 'national_facility'),
  Oo: actor('other', 'national_facility'),
  Ra: actor('reviewer', 'lidar_reviewer'),
  Ru: actor('evaluator', 'photometer_reviewer'),
  CS: actor('cars', 'cars'),
  Ar: actor('ares', 'ares'),
  Ad: actor('admin', 'administrator'),
};
type Name = keyof typeof ACTORS;
const NAMES = ['An', 'Ow', 'Oo', 'Ra', 'Ru', 'CS', 'Ar', 'Ad'] as const satisfies readonly Name[];

const shown = (evaluation: AccessDecision) => (evaluation.allowed ? evaluation.view : evaluation.status);
const ask = (name: Name, call: Call, state: CallState, parts: string[] = []) =>
  shown(mayCall(call, relationsOf(ACTORS[name], FACILITY), state, parts as never[]));
const line = (call: Call, state: CallState, parts?: string[]) =>
  NAMES.map((name) => ask(name, call, state, parts)).join(' ');

const NF = '/national-facility/:id' as const;

test.each<[call: Call, parts: string[], state: CallState, expected: string]>([
  //                                                                       An     Ow   Oo   Ra   Ru   CS   Ar   Ad
  ['POST /auth/login', [], {}, 'full full full full full full full full'],
  ['POST /auth/change-password', ['with hash'], {}, '400 400 400 400 400 400 400 400'],
  ['POST /auth/change-password', ['with hash'], { isLinkLive: true }, 'full full full full full full full full'],
  ['POST /auth/change-password', ['without hash'], {}, '401 full full full full full full full'],
  ['GET /user/profile', [], {}, '401 full full full full full full full'],
  ['GET /user/getall', [], {}, '401 403 403 403 403 403 403 full'],
  ['GET /user/without-nf', [], {}, '401 403 403 403 403 full 403 full'],
  ['GET /national-facility/all', [], {}, '401 403 403 403 403 full full full'],
  ['POST /national-facility/register', [], {}, '401 403 403 403 403 full 403 full'],
  ['GET /my/national-facility/lidars', [], {}, '401 owner owner 404 404 404 404 404'],
  [`GET ${NF}/general-info`, [], { status: 'draft' }, '401 owner 403 full 404 full full full'],
  [`GET ${NF}/general-info`, [], { status: 'submitted' }, '401 owner 403 full full full full full'],
  [`GET ${NF}/lidars`, [], { status: 'submitted' }, '401 owner 403 full full full full full'],
  [`POST ${NF}/edit/general-info`, ['content'], { status: 'draft' }, '401 full 403 403 403 full 403 full'],
  [`POST ${NF}/edit/general-info`, ['content'], { status: 'submitted' }, '401 409 403 403 403 409 403 409'],
  [`POST ${NF}/edit/general-info`, ['contacts'], { status: 'evaluated' }, '401 409 403 403 403 full 403 full'],
  [`POST ${NF}/edit/general-info`, ['acronym, pi_contact'], { status: 'draft' }, '401 403 403 403 403 full 403 full'],
  [
    `POST ${NF}/edit/general-info`,
    ['acronym, pi_contact'],
    { status: 'evaluated' },
    '401 403 403 403 403 full 403 full',
  ],
  [`POST ${NF}/edit/general-info`, ['displayed_status'], { status: 'evaluated' }, '401 403 403 403 403 403 403 full'],
  [`POST ${NF}/edit/add-lidar-system`, [], { status: 'invited' }, '401 full 403 403 403 full 403 full'],
  [`POST ${NF}/edit/add-lidar-system`, [], { status: 'waiting_final_report' }, '401 409 403 403 403 409 403 409'],
  [`POST ${NF}/send-invitation`, [], { status: 'invited' }, '401 403 403 403 403 403 403 full'],
  [`POST ${NF}/send-invitation`, [], { status: 'draft' }, '401 403 403 403 403 403 403 409'],
  [`GET ${NF}/operational-configuration`, [], {}, '401 404 403 404 404 404 404 404'],
  [
    `GET ${NF}/operational-configuration`,
    [],
    { isConfigurationApproved: true },
    '401 full 403 full full full full full',
  ],
  [`POST ${NF}/submit-initial-acceptance-application`, [], { status: 'draft' }, '401 full 403 403 403 403 403 403'],
  [`POST ${NF}/submit-initial-acceptance-application`, [], { status: 'submitted' }, '401 409 403 403 403 403 403 403'],
  ['GET /national-facility/submitted-initial-acceptance-applications', [], {}, '401 403 403 full full full full full'],
  [`GET ${NF}/initial-acceptance-application`, [], { status: 'draft' }, '401 403 403 full 404 404 404 404'],
  [`GET ${NF}/initial-acceptance-reviewers`, [], { status: 'submitted' }, '401 403 403 full full full full full'],
  [`POST ${NF}/set-initial-acceptance-reviewers`, [], { status: 'submitted' }, '401 403 403 403 403 403 403 full'],
  [`POST ${NF}/set-initial-acceptance-reviewers`, [], { status: 'evaluated' }, '401 403 403 403 403 403 403 409'],
  [`POST ${NF}/edit/initial-acceptance`, ['user_file'], { status: 'evaluated' }, '401 full 403 403 403 403 403 full'],
  [
    `POST ${NF}/edit/initial-acceptance`,
    ['user_file'],
    { status: 'evaluated', hasUpgradePlan: true },
    '401 409 403 403 403 403 403 409',
  ],
  [`POST ${NF}/edit/initial-acceptance`, ['preliminary_acceptance'], {}, '401 403 403 403 403 409 403 409'],
  [
    `POST ${NF}/edit/initial-acceptance`,
    ['preliminary_acceptance'],
    { canIssuePreliminaryReport: true },
    '401 403 403 403 403 full 403 full',
  ],
  [
    `POST ${NF}/edit/initial-acceptance`,
    ['acceptance'],
    { canIssueFinalReport: true },
    '401 403 403 403 403 full 403 full',
  ],
  [
    `POST ${NF}/edit/initial-acceptance`,
    ['user_file', 'acceptance'],
    { status: 'evaluated' },
    '401 403 403 403 403 403 403 409',
  ],
  [`GET ${NF}/initial-acceptance-submission-pdf`, [], { status: 'draft' }, '401 404 403 404 404 404 404 404'],
  [
    `GET ${NF}/initial-acceptance-evaluation-pdf`,
    [],
    { status: 'evaluated', hasReport: true },
    '401 full 403 full full full full full',
  ],
  [`GET ${NF}/synergy-matrix`, [], { status: 'submitted' }, '401 404 403 full full full full full'],
  [`GET ${NF}/synergy-matrix`, [], { status: 'evaluated' }, '401 owner 403 full full full full full'],
  [`POST ${NF}/submit/synergy-compliance`, [], { status: 'submitted' }, '401 403 403 403 403 403 403 full'],
  [`POST ${NF}/edit/lidar-compliance`, [], { status: 'submitted' }, '401 403 403 full 403 403 403 full'],
  [`POST ${NF}/edit/photometer-compliance`, [], { status: 'submitted' }, '401 403 403 403 403 403 403 full'],
  [
    `POST ${NF}/submit/initial-acceptance/lidar-channel-compliance/:lidarId`,
    [],
    { status: 'submitted' },
    '401 403 403 full 403 403 403 full',
  ],
  [
    `POST ${NF}/submit/initial-acceptance/lidar-channel-compliance/:lidarId`,
    [],
    { status: 'submitted', isAspectSubmitted: true },
    '401 403 403 409 403 403 403 409',
  ],
  [
    `POST ${NF}/submit/initial-acceptance/lidar-data-compliance/:lidarId`,
    [],
    { status: 'submitted' },
    '401 403 403 403 403 403 403 full',
  ],
  [
    `POST ${NF}/submit/initial-acceptance/:aspect/:instrumentId`,
    [],
    { status: 'submitted' },
    '401 404 404 404 404 404 404 404',
  ],
  [`POST ${NF}/reset-initial-acceptance`, [], { status: 'submitted' }, '401 403 403 403 403 403 403 full'],
  [`POST ${NF}/reset-initial-acceptance`, [], { status: 'draft' }, '401 403 403 403 403 403 403 409'],
  ['GET /types/compliance', [], {}, 'full full full full full full full full'],
  ['GET /lidar/system/:id', [], { status: 'draft' }, 'public owner public full public full full full'],
  ['GET /photometer/system/:id', [], { status: 'submitted' }, 'public owner public full full full full full'],
  ['POST /lidar/system/edit/:id', [], { status: 'draft' }, '401 full 403 403 403 full 403 full'],
  ['DELETE /photometer/system/:id', [], { status: 'submitted' }, '401 409 403 403 403 409 403 409'],
  [
    'GET /lidar/system/:id/suggested-channel-compliance',
    [],
    { status: 'draft' },
    '401 full 403 full 404 full full full',
  ],
  ['GET /emails', [], {}, '401 403 403 403 403 403 403 full'],
  ['POST /files', [], {}, '401 full full full full full full full'],
  ['GET /files/:id', ['picture'], {}, 'full full full full full full full full'],
  [
    'GET /files/:id',
    ['plan or report'],
    { status: 'evaluated', hasReport: true },
    '401 full 403 full full full full full',
  ],
  ['GET /download/:id', ['unlinked'], {}, '401 404 404 404 404 404 404 full'],
  ['GET /download/:id', ['unlinked'], { isUploader: true }, '401 full full full full full full full'],
  ['DELETE /files/:id', ['unlinked'], {}, '401 403 403 403 403 403 403 full'],
  ['DELETE /files/:id', ['picture'], { status: 'submitted' }, '401 409 403 403 403 409 403 409'],
  ['DELETE /files/:id', ['plan or report'], { isUploader: true }, '401 409 409 409 409 409 409 409'],
])('%s %j in %j [6.9, 11.3.12]', (call, parts, state, expected) => {
  expect(line(call, state, parts)).toBe(expected);
});

test.each<[permission: string, call: Call, parts: string[], state: CallState, expected: unknown]>([
  ['edit-users', 'POST /user/add', [], {}, 'full'],
  ['edit-users', 'POST /user/:id/edit', ['administrator role'], {}, 403],
  ['edit-users', 'GET /user/without-nf', [], {}, 'full'],
  ['view-emails', 'GET /emails', [], {}, 'full'],
  ['issue-nf-report', `POST ${NF}/edit/initial-acceptance`, ['acceptance'], { canIssueFinalReport: true }, 'full'],
  ['issue-nf-report', `POST ${NF}/edit/initial-acceptance`, ['user_file'], { status: 'evaluated' }, 403],
  ['submit-qa-qc-test', 'GET /emails', [], {}, 403],
])('%s alone: %s %j [6.6, 11.3.3]', (permission, call, parts, state, expected) => {
  const relation = relationsOf({ id: 'somebody', permissions: [permission] }, FACILITY);
  expect(shown(mayCall(call, relation, state, parts as never[]))).toBe(expected);
});

test.each<[why: string, who: Actor, call: Call, state: CallState, expected: unknown]>([
  ['an owner who lost the role [11.3.8]', actor('owner'), `GET ${NF}/general-info`, {}, 403],
  ['somebody without any role', actor('nobody'), 'GET /user/profile', {}, 'full'],
  [
    'an owner assigned as reviewer of the own facility',
    { id: 'reviewer', permissions: permissionsOf(['national_facility', 'lidar_reviewer']) },
    `POST ${NF}/edit/lidar-compliance`,
    { status: 'submitted' },
    403,
  ],
  [
    'an evaluator reading the own facility',
    actor('reviewer', 'national_facility', 'photometer_reviewer'),
    `GET ${NF}/synergy-matrix`,
    { status: 'submitted' },
    404,
  ],
  [
    'an administrator evaluating the own facility',
    actor('reviewer', 'administrator'),
    `POST ${NF}/edit/synergy-compliance`,
    { status: 'submitted' },
    'full',
  ],
  [
    'an administrator submitting the own application',
    actor('reviewer', 'administrator'),
    `POST ${NF}/submit-initial-acceptance-application`,
    { status: 'draft' },
    'full',
  ],
  [
    'a reviewer who lost the right to evaluate',
    actor('lapsed', 'national_facility'),
    `POST ${NF}/edit/lidar-compliance`,
    { status: 'submitted' },
    403,
  ],
])('%s', (_why, who, call, state, expected) => {
  const own: FacilityPeople = { ownerId: who.id === 'owner' ? 'owner' : 'reviewer', reviewers: { lidar: who.id } };
  expect(shown(mayCall(call, relationsOf(who, own), state))).toBe(expected);
});

test('the person owning one facility and evaluating another may do both', () => {
  const both = actor('reviewer', 'national_facility', 'lidar_reviewer');
  expect(relationsOf(both, FACILITY).columns).toEqual(['Ra', 'Oo']);
  expect(shown(mayCall(`GET ${NF}/general-info`, relationsOf(both, FACILITY), { status: 'draft' }))).toBe('full');
});

const CALLS = Object.keys(MATRIX) as Call[];
const STATUSES: (AcceptanceStatusCode | undefined)[] = [undefined, ...ACCEPTANCE_STATUSES.map(({ code }) => code)];

test('an anonymous caller is asked to log in, or sees what everybody sees, in every state [6.13]', () => {
  for (const call of CALLS) {
    const answers = new Set(STATUSES.map((status) => ask('An', call, { status })));
    expect([...answers]).toHaveLength(1);
    expect(['full', 'public', 401]).toContain([...answers][0]);
  }
});

test.each<Name>(['Ar', 'Oo', 'Ru'])('%s may change nothing about a facility, in any state', (name) => {
  const writes = CALLS.filter(
    (call) => !call.startsWith('GET') && /\/:id|register/.test(call) && !/user|files/.test(call),
  );
  expect(writes.length).toBeGreaterThan(30);
  for (const call of writes) {
    for (const status of STATUSES) expect([403, 404]).toContain(ask(name, call, { status }));
  }
});

test('a part that nobody declared opens nothing', () => {
  expect(() => ask('Ad', 'GET /files/:id', {}, ['constructor'])).toThrow('no part "constructor"');
  expect(() => ask('Ad', 'POST /files', {}, ['picture'])).toThrow('no part "picture"');
});

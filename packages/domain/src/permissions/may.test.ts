import { COMPONENTS } from '../acceptance/components';
import { ACCEPTANCE_STATUSES } from '../acceptance/status';
import type { AcceptanceStatusCode } from '../acceptance/status';
import type { Actor } from '../acceptance/workflow';
import { permissionsOf } from '../users/roles';
import {
  ACCEPTANCE_CAPABILITIES,
  EVALUATION_CAPABILITIES,
  PLAN_ASSESSMENT_CAPABILITIES,
} from './acceptance-capabilities';
import { ACCOUNT_CAPABILITIES } from './account-capabilities';
import { CAPABILITIES } from './capabilities';
import type { Capability } from './capabilities';
import { evaluationCapability } from './evaluation-capability';
import { FACILITY_CAPABILITIES } from './facility-capabilities';
import { FILE_CAPABILITIES, INSTRUMENT_CAPABILITIES } from './instrument-capabilities';
import { LABEL_CAPABILITIES } from './label-capabilities';
import { relationsOf, may } from './may';
import type { AccessDecision, FacilityPeople } from './may';
import { INSTALLATION_CAPABILITIES } from './installation-capabilities';
import { QA_CAPABILITIES } from './qa-capabilities';
import { RELEASE_CAPABILITIES } from './release-capabilities';
import { SUPPORT_CAPABILITIES } from './support-capabilities';
import type { CallState } from './call-state';

const FACILITY: FacilityPeople = {
  ownerId: 'owner',
  deputyIds: ['deputy'],
  reviewers: { lidar: 'reviewer', lidar_data: null },
};
const actor = (id: string, ...roles: string[]): Actor => ({ id, permissions: permissionsOf(roles) });

const ACTORS = {
  An: null,
  Ow: actor('owner', 'national_facility'),
  De: actor('deputy', 'national_facility'),
  Oo: actor('other', 'national_facility'),
  Ra: actor('reviewer', 'lidar_reviewer'),
  Ru: actor('evaluator', 'photometer_reviewer'),
  CS: actor('cars', 'cars'),
  Ar: actor('ares', 'ares'),
  Ad: actor('admin', 'administrator'),
};
type Name = keyof typeof ACTORS;
const NAMES = ['An', 'Ow', 'Oo', 'Ra', 'Ru', 'CS', 'Ar', 'Ad'] as const satisfies readonly Name[];

const ALL = Object.keys(CAPABILITIES) as Capability[];
const STATUSES: (AcceptanceStatusCode | undefined)[] = [undefined, ...ACCEPTANCE_STATUSES.map(({ code }) => code)];

const shown = (decision: AccessDecision) => (decision.allowed ? decision.view : decision.status);
const ask = (name: Name, capability: Capability, state: CallState, parts: string[] = []) =>
  shown(may(capability, relationsOf(ACTORS[name], FACILITY), state, parts as never[]));
const line = (capability: Capability, state: CallState, parts?: string[]) =>
  NAMES.map((name) => ask(name, capability, state, parts)).join(' ');

test.each<[capability: Capability, parts: string[], state: CallState, expected: string]>([
  //                                                                       An     Ow   Oo   Ra   Ru   CS   Ar   Ad
  ['session.open', [], {}, 'full full full full full full full full'],
  ['password.change', ['with hash'], {}, '400 400 400 400 400 400 400 400'],
  ['password.change', ['with hash'], { isLinkLive: true }, 'full full full full full full full full'],
  ['password.change', ['without hash'], {}, '401 full full full full full full full'],
  ['profile.read', [], {}, '401 full full full full full full full'],
  ['user.list', [], {}, '401 403 403 403 403 403 403 full'],
  ['user.choose', [], {}, '401 403 403 403 403 full 403 full'],
  ['facility.list', [], {}, '401 403 403 403 403 full full full'],
  ['facility.register', [], {}, '401 403 403 403 403 full 403 full'],
  ['facility.read-own', [], {}, '401 owner owner 404 404 404 404 404'],
  ['facility.read', [], { status: 'draft' }, '401 owner 403 full 404 full full full'],
  ['facility.read', [], { status: 'submitted' }, '401 owner 403 full full full full full'],
  ['facility.read', [], { status: 'submitted' }, '401 owner 403 full full full full full'],
  ['facility.edit', ['content'], { status: 'draft' }, '401 full 403 403 403 full 403 full'],
  ['facility.edit', ['content'], { status: 'submitted' }, '401 409 403 403 403 409 403 409'],
  ['facility.edit', ['contacts'], { status: 'evaluated' }, '401 409 403 403 403 full 403 full'],
  ['facility.edit', ['acronym, pi_contact, type'], { status: 'draft' }, '401 403 403 403 403 full 403 full'],
  ['facility.edit', ['acronym, pi_contact, type'], { status: 'evaluated' }, '401 403 403 403 403 full 403 full'],
  ['facility.edit', ['displayed_status'], { status: 'evaluated' }, '401 403 403 403 403 403 403 full'],
  ['instrument.add', [], { status: 'invited' }, '401 full 403 403 403 full 403 full'],
  ['instrument.add', [], { status: 'waiting_final_report' }, '401 409 403 403 403 409 403 409'],
  ['facility.invite', [], { status: 'invited' }, '401 403 403 403 403 403 403 full'],
  ['facility.invite', [], { status: 'draft' }, '401 403 403 403 403 403 403 409'],
  ['operational-configuration.read', [], {}, '401 404 403 404 404 404 404 404'],
  ['operational-configuration.read', [], { isConfigurationApproved: true }, '401 full 403 full full full full full'],
  ['application.submit', [], { status: 'draft' }, '401 full 403 403 403 403 403 403'],
  ['application.submit', [], { status: 'submitted' }, '401 409 403 403 403 403 403 403'],
  ['application.list', [], {}, '401 403 403 full full full full full'],
  ['application.read', [], { status: 'draft' }, '401 403 403 full 404 404 404 404'],
  ['application.read-reviewers', [], { status: 'submitted' }, '401 403 403 full full full full full'],
  ['application.set-reviewers', [], { status: 'submitted' }, '401 403 403 403 403 403 403 full'],
  ['application.set-reviewers', [], { status: 'evaluated' }, '401 403 403 403 403 403 403 409'],
  ['application.advance', ['user_file'], { status: 'evaluated' }, '401 full 403 403 403 403 403 full'],
  [
    'application.advance',
    ['user_file'],
    { status: 'evaluated', hasUpgradePlan: true },
    '401 409 403 403 403 403 403 409',
  ],
  ['application.advance', ['preliminary_acceptance'], {}, '401 403 403 403 403 409 403 409'],
  [
    'application.advance',
    ['preliminary_acceptance'],
    { canIssuePreliminaryReport: true },
    '401 403 403 403 403 full 403 full',
  ],
  ['application.advance', ['acceptance'], { canIssueFinalReport: true }, '401 403 403 403 403 full 403 full'],
  ['application.advance', ['user_file', 'acceptance'], { status: 'evaluated' }, '401 403 403 403 403 403 403 409'],
  ['submission.read', [], { status: 'draft' }, '401 404 403 404 404 404 404 404'],
  ['report.read', [], { status: 'evaluated', hasReport: true }, '401 full 403 full full full full full'],
  ['synergy.read', [], { status: 'submitted' }, '401 404 403 full full full full full'],
  ['synergy.read', [], { status: 'evaluated' }, '401 owner 403 full full full full full'],
  ['evaluation.submit-synergy', [], { status: 'submitted' }, '401 403 403 403 403 403 403 full'],
  ['evaluation.edit-lidar', [], { status: 'submitted' }, '401 403 403 full 403 403 403 full'],
  ['evaluation.edit-photometer', [], { status: 'submitted' }, '401 403 403 403 403 403 403 full'],
  ['evaluation.submit-lidar', [], { status: 'submitted' }, '401 403 403 full 403 403 403 full'],
  ['evaluation.submit-lidar', [], { status: 'submitted', isAspectSubmitted: true }, '401 403 403 409 403 403 403 409'],
  ['evaluation.submit-lidar-data', [], { status: 'submitted' }, '401 403 403 403 403 403 403 full'],
  ['evaluation.submit-unknown', [], { status: 'submitted' }, '401 404 404 404 404 404 404 404'],
  ['round.end', [], { status: 'submitted' }, '401 403 403 403 403 403 403 full'],
  ['round.end', [], { status: 'draft' }, '401 403 403 403 403 403 403 409'],
  ['label.read', [], { isAccepted: true }, '401 full 403 owner owner full full full'],
  ['label.read', [], {}, '401 full 403 404 404 full full full'],
  ['label.read', ['reasons'], { isAccepted: true }, '401 full 403 owner owner full 403 full'],
  ['label.list', [], {}, '401 403 403 403 403 full full full'],
  ['label.read-certificate', [], { wasLabelled: true }, '401 full 403 full full full full full'],
  ['label.propose', [], { labelStatus: 'none', unmetConditions: [] }, '401 403 403 403 403 full 403 full'],
  ['label.propose', [], { labelStatus: 'none', unmetConditions: ['Tests.'] }, '401 403 403 403 403 409 403 409'],
  ['label.request-suspension', [], { labelStatus: 'granted' }, '401 403 403 403 403 full 403 full'],
  ['label.grant', [], { labelStatus: 'none', labelRequest: 'label' }, '401 403 403 403 403 403 403 full'],
  ['label.grant', [], { labelStatus: 'none' }, '401 403 403 403 403 403 403 409'],
  ['label.suspend', [], { labelStatus: 'granted', labelRequest: 'renewal' }, '401 403 403 403 403 403 403 full'],
  ['label.withdraw', [], { labelStatus: 'expired' }, '401 403 403 403 403 403 403 409'],
  ['label.verify', [], {}, 'full full full full full full full full'],
  ['type-list.read', [], {}, 'full full full full full full full full'],
  ['instrument.read', [], { status: 'draft' }, 'public owner public full public full full full'],
  ['instrument.read', [], { status: 'submitted' }, 'public owner public full full full full full'],
  ['instrument.edit', [], { status: 'draft' }, '401 full 403 403 403 full 403 full'],
  ['instrument.delete', [], { status: 'submitted' }, '401 409 403 403 403 409 403 409'],
  ['suggestion.read', [], { status: 'draft' }, '401 full 403 full 404 full full full'],
  ['email.read', [], {}, '401 403 403 403 403 403 403 full'],
  ['file.upload', [], {}, '401 full full full full full full full'],
  ['file.read', ['picture'], {}, 'full full full full full full full full'],
  ['file.read', ['plan or report'], { status: 'evaluated', hasReport: true }, '401 full 403 full full full full full'],
  ['file.read', ['label document'], { isAccepted: true }, '401 full 403 owner owner full 403 full'],
  ['file.read', ['label document'], {}, '401 full 403 404 404 full 403 full'],
  ['file.delete', ['label document'], { isUploader: true }, '401 409 409 409 409 409 409 409'],
  ['file.read', ['unlinked'], {}, '401 404 404 404 404 404 404 full'],
  ['file.read', ['unlinked'], { isUploader: true }, '401 full full full full full full full'],
  ['file.delete', ['unlinked'], {}, '401 403 403 403 403 403 403 full'],
  ['file.delete', ['picture'], { status: 'submitted' }, '401 409 403 403 403 409 403 409'],
  ['file.delete', ['plan or report'], { isUploader: true }, '401 409 409 409 409 409 409 409'],
])('%s %j in %j [6.9, 11.3.12]', (capability, parts, state, expected) => {
  expect(line(capability, state, parts)).toBe(expected);
});

test.each<[permission: string, capability: Capability, parts: string[], state: CallState, expected: unknown]>([
  ['edit-users', 'user.add', [], {}, 'full'],
  ['edit-users', 'user.edit', ['administrator role'], {}, 403],
  ['edit-users', 'user.choose', [], {}, 'full'],
  ['view-emails', 'email.read', [], {}, 'full'],
  ['issue-nf-report', 'application.advance', ['acceptance'], { canIssueFinalReport: true }, 'full'],
  ['issue-nf-report', 'application.advance', ['user_file'], { status: 'evaluated' }, 403],
  ['submit-qa-qc-test', 'email.read', [], {}, 403],
])('%s alone: %s %j [6.6, 11.3.3]', (permission, capability, parts, state, expected) => {
  const relation = relationsOf({ id: 'somebody', permissions: [permission] }, FACILITY);
  expect(shown(may(capability, relation, state, parts as never[]))).toBe(expected);
});

test.each<[why: string, who: Actor, capability: Capability, state: CallState, expected: unknown]>([
  ['an owner who lost the role [11.3.8]', actor('owner'), 'facility.read', {}, 403],
  ['a user without a role', actor('nobody'), 'profile.read', {}, 'full'],
  [
    'an owner assigned as reviewer of their own facility',
    { id: 'reviewer', permissions: permissionsOf(['national_facility', 'lidar_reviewer']) },
    'evaluation.edit-lidar',
    { status: 'submitted' },
    403,
  ],
  [
    'an evaluator reading their own facility',
    actor('reviewer', 'national_facility', 'photometer_reviewer'),
    'synergy.read',
    { status: 'submitted' },
    404,
  ],
  [
    'an administrator evaluating their own facility',
    actor('reviewer', 'administrator'),
    'evaluation.edit-synergy',
    { status: 'submitted' },
    'full',
  ],
  [
    'an administrator submitting their own application',
    actor('reviewer', 'administrator'),
    'application.submit',
    { status: 'draft' },
    'full',
  ],
  [
    'a reviewer who lost the right to evaluate',
    actor('lapsed', 'national_facility'),
    'evaluation.edit-lidar',
    { status: 'submitted' },
    403,
  ],
])('%s', (_why, who, capability, state, expected) => {
  const own: FacilityPeople = {
    ownerId: who.id === 'owner' ? 'owner' : 'reviewer',
    deputyIds: [],
    reviewers: { lidar: who.id },
  };
  expect(shown(may(capability, relationsOf(who, own), state))).toBe(expected);
});

test.each<[capability: Capability, parts: string[], state: CallState, answer: number | string]>([
  ['deputy.list', [], {}, 'full'],
  ['deputy.name', [], {}, 403],
  ['deputy.remove', [], {}, 'full'],
  ['deputy.remove', ['another deputy'], {}, 403],
  ['review.decline', [], { status: 'submitted' }, 403],
])('a deputy: the answer to %s %j in %j is %j [12.36]', (capability, parts, state, answer) => {
  expect(ask('De', capability, state, parts)).toBe(answer);
});

test('a deputy has the rights of the owner in any state, except on deputies [12.36]', () => {
  const others = ALL.filter((capability) => !capability.startsWith('deputy.'));
  for (const capability of others)
    for (const status of STATUSES) expect(ask('De', capability, { status })).toBe(ask('Ow', capability, { status }));
});

test('a deputy with the right to evaluate does not evaluate the facility [12.36]', () => {
  const both = actor('deputy', 'national_facility', 'lidar_reviewer');
  const named: FacilityPeople = { ...FACILITY, reviewers: { lidar: 'deputy' } };
  expect(relationsOf(both, named)).toMatchObject({ columns: ['De'], components: [] });
});

test('a deputy without the permission to edit own facilities has no rights', () => {
  expect(shown(may('facility.read', relationsOf(actor('deputy'), FACILITY), { status: 'draft' }))).toBe(403);
});

test.each<[parts: string[], status: AcceptanceStatusCode, answers: string]>([
  [[], 'draft', '401 403 403 409 403 403 403 403'],
  [[], 'submitted', '401 403 403 full 403 403 403 403'],
  [[], 'evaluated', '401 403 403 409 403 403 403 403'],
  [["another reviewer's component"], 'submitted', '401 403 403 403 403 403 403 403'],
])('declining a review %j in status %s [12.37]', (parts, status, answers) => {
  expect(line('review.decline', { status }, parts)).toBe(answers);
});

const DECISIONS: [capability: Capability, part: string | undefined, state: CallState][] = [
  ['application.advance', 'preliminary_acceptance', { canIssuePreliminaryReport: true }],
  ['application.advance', 'acceptance', { canIssueFinalReport: true }],
  ['application.set-due-date', undefined, { status: 'submitted' }],
  ['condition.fulfil', undefined, {}],
  ['question.ask', undefined, { status: 'submitted' }],
  ['question.ask', 'fields, until', { status: 'submitted' }],
  ['question.close', 'cars', { status: 'submitted' }],
  ['support-request.acknowledge', 'qa-qc', { supportStatus: 'new' }],
  ['support-request.ask', 'additional', { supportStatus: 'accepted' }],
  ['support-request.offer', 'qa-qc', { supportStatus: 'accepted' }],
  ['support-request.complete', 'qa-qc', { supportStatus: 'accepted' }],
  ['support-request.decline', 'qa-qc', { supportStatus: 'new' }],
  ['support-request.reopen', 'qa-qc', { supportStatus: 'declined', isReopenable: true }],
  ['support-request.take-over', 'additional', { supportStatus: 'offered', isOfAnother: true }],
  ['operational-configuration.approve', undefined, {}],
  ['operational-configuration.withdraw', undefined, {}],
];

test.each(DECISIONS)('%s %s: only administrators decide on their own facility [11.3.9]', (capability, part, state) => {
  const answer = (id: string, ...roles: string[]) =>
    may(capability, relationsOf(actor(id, ...roles), FACILITY), state, (part === undefined ? [] : [part]) as never[]);
  expect(answer('cars', 'cars')).toMatchObject({ allowed: true });
  for (const id of ['owner', 'deputy']) {
    const refusal = { allowed: false, status: 403, message: expect.stringContaining('others decide on it') };
    expect(answer(id, 'cars')).toMatchObject(refusal);
    expect(answer(id, 'cars', 'national_facility')).toMatchObject(refusal);
    expect(answer(id, 'national_facility')).toMatchObject({ allowed: false, message: 'Permission denied!' });
    expect(answer(id, 'administrator', 'national_facility')).toMatchObject({ allowed: true });
  }
});

test('for a request of their own facility, those who arrange support are the facility [12.490]', () => {
  const state: CallState = { supportStatus: 'scheduled', isMovable: false };
  const allows = (
    capability: 'support-request.move' | 'support-request.write' | 'support-request.cancel',
    id: string,
  ) => may(capability, relationsOf(actor(id, 'cars', 'national_facility'), FACILITY), state, ['qa-qc']).allowed;
  expect([allows('support-request.move', 'owner'), allows('support-request.move', 'cars')]).toEqual([false, true]);
  expect([allows('support-request.write', 'owner'), allows('support-request.cancel', 'deputy')]).toEqual([true, true]);
});

test('CARS staff read their own facility and may correct its contacts', () => {
  const own = relationsOf(actor('owner', 'cars', 'national_facility'), FACILITY);
  expect(shown(may('facility.read', own, { status: 'submitted' }))).toBe('full');
  expect(shown(may('facility.edit', own, { status: 'submitted' }, ['contacts']))).toBe('full');
  expect(shown(may('application.advance', own, { status: 'preliminary_report_issued' }, ['user_file']))).toBe('full');
});

test('a user may own one facility and evaluate another', () => {
  const both = actor('reviewer', 'national_facility', 'lidar_reviewer');
  expect(relationsOf(both, FACILITY).columns).toEqual(['Ra', 'Oo']);
  expect(shown(may('facility.read', relationsOf(both, FACILITY), { status: 'draft' }))).toBe('full');
});

test('an anonymous caller receives 401 or public data in every state [6.13]', () => {
  for (const capability of ALL) {
    const answers = new Set(STATUSES.map((status) => ask('An', capability, { status })));
    expect([...answers]).toHaveLength(1);
    expect(['full', 'public', 401]).toContain([...answers][0]);
  }
});

test.each<Name>(['Ar', 'Oo', 'Ru'])('%s may not change a facility in any state', (name) => {
  const writes = ALL.filter(
    (capability) =>
      /^(?:facility|application|round|instrument|evaluation)\./.test(capability) &&
      !/\.(?:read|list|compare)/.test(capability),
  );
  expect(writes.length).toBeGreaterThan(20);
  for (const capability of writes) {
    for (const status of STATUSES) expect([403, 404]).toContain(ask(name, capability, { status }));
  }
});

test('an undeclared part is an error', () => {
  expect(() => ask('Ad', 'file.read', {}, ['constructor'])).toThrow('no part "constructor"');
  expect(() => ask('Ad', 'file.upload', {}, ['picture'])).toThrow('no part "picture"');
});

test('no capability is in two tables, where one would override the other', () => {
  const tables = [
    ACCOUNT_CAPABILITIES,
    FACILITY_CAPABILITIES,
    ACCEPTANCE_CAPABILITIES,
    EVALUATION_CAPABILITIES,
    INSTRUMENT_CAPABILITIES,
    FILE_CAPABILITIES,
    INSTALLATION_CAPABILITIES,
    RELEASE_CAPABILITIES,
    LABEL_CAPABILITIES,
    PLAN_ASSESSMENT_CAPABILITIES,
    QA_CAPABILITIES,
    SUPPORT_CAPABILITIES,
  ];
  expect(tables.flatMap((table) => Object.keys(table)).toSorted()).toEqual(ALL.toSorted());
});

test.each(COMPONENTS.flatMap(({ code, evaluates }) => evaluates.map((path) => ({ code, path }))))(
  'the reviewer of $code evaluates $path',
  ({ code, path }) => {
    for (const act of ['edit', 'submit'] as const) {
      const reviewer = { columns: ['Ra'], components: [code], permissions: [] } as const;
      const stranger = {
        ...reviewer,
        components: COMPONENTS.map((component) => component.code).filter((c) => c !== code),
      };
      const capability = evaluationCapability(act, path);
      expect(may(capability, reviewer, { status: 'submitted' }).allowed).toBe(true);
      expect(may(capability, stranger, { status: 'submitted' }).allowed).toBe(false);
    }
  },
);

import type { ComplianceCode } from '../types/type-lists';
import { LIDAR_ASPECTS, PHOTOMETER_ASPECTS } from './components';
import { deriveState } from './derived-state';
import type { DerivationFacts } from './derived-state';
import { isFullyEvaluated } from './open-evaluations';
import type { Party } from './party';

const LIDAR = { id: 'lidar' };
const PHOTOMETER = { id: 'photometer' };
const on = (targetId: string, aspects: readonly string[], compliance: ComplianceCode = 'yes', isAssessed = false) =>
  aspects.map((aspect) => ({ targetId, aspect, compliance, isAssessed }));
const ON_LIDAR = on('lidar', LIDAR_ASPECTS);
const ON_PHOTOMETER = on('photometer', PHOTOMETER_ASPECTS);
const ON_FACILITY = on('facility', ['synergy']);
const LIDAR_REVIEWERS = [{ component: 'lidar' }, { component: 'lidar_data' }] as const;
const ALL_REVIEWERS = [...LIDAR_REVIEWERS, { component: 'photometer' }, { component: 'photometer_data' }] as const;

const facts = (change: Partial<DerivationFacts> = {}): DerivationFacts => ({
  facilityId: 'facility',
  status: 'submitted',
  preliminaryAcceptance: null,
  lidars: [LIDAR],
  photometers: [PHOTOMETER],
  reviewers: ALL_REVIEWERS,
  submitted: [],
  openConditions: [],
  questions: [],
  dueOfStep: null,
  ...change,
});

test.each<[why: string, change: Partial<DerivationFacts>, party: Party, isComplete: boolean]>([
  ['nothing evaluated yet', {}, 'reviewers', false],
  ['a component without a reviewer', { reviewers: LIDAR_REVIEWERS }, 'administrators', false],
  ['lidars alone need lidar reviewers alone', { reviewers: LIDAR_REVIEWERS, photometers: [] }, 'reviewers', false],
  ['no instrument needs a reviewer', { lidars: [], photometers: [], reviewers: [] }, 'cars', true],
  [
    'one aspect of the lidar open',
    { submitted: [...ON_LIDAR.slice(1), ...ON_PHOTOMETER, ...ON_FACILITY] },
    'reviewers',
    false,
  ],
  [
    'one aspect of the photometer open',
    { submitted: [...ON_LIDAR, ...ON_PHOTOMETER.slice(1), ...ON_FACILITY] },
    'reviewers',
    false,
  ],
  ['synergy open', { submitted: [...ON_LIDAR, ...ON_PHOTOMETER] }, 'administrators', false],
  ['a lidar alone needs no synergy', { photometers: [], submitted: ON_LIDAR }, 'cars', true],
  ['a photometer alone needs no synergy', { lidars: [], submitted: ON_PHOTOMETER }, 'cars', true],
  ['everything submitted', { submitted: [...ON_LIDAR, ...ON_PHOTOMETER, ...ON_FACILITY] }, 'cars', true],
  ['evaluations of a deleted instrument do not count', { submitted: on('gone', LIDAR_ASPECTS) }, 'reviewers', false],
  ['a draft requires no evaluation', { status: 'draft' }, 'facility', true],
  [
    'a conditional acceptance waits for a plan',
    { status: 'preliminary_report_issued', preliminaryAcceptance: 'conditionally' },
    'facility',
    true,
  ],
  [
    'a clear acceptance waits for the report',
    { status: 'preliminary_report_issued', preliminaryAcceptance: 'yes' },
    'cars',
    true,
  ],
  [
    'complete with open conditions',
    { status: 'evaluated', preliminaryAcceptance: 'yes', openConditions: [{ dueDate: null, reportedAt: null }] },
    'facility',
    true,
  ],
  [
    'conditions of an earlier round wait while another round is in progress',
    { status: 'draft', openConditions: [{ dueDate: '2027-01-01', reportedAt: null }] },
    'facility',
    true,
  ],
  ['complete', { status: 'evaluated', preliminaryAcceptance: 'yes' }, 'nobody', true],
])('%s [4.13, 11.6.2]', (_why, change, party, isComplete) => {
  const { pendingWith, openEvaluations } = deriveState(facts(change));
  expect([pendingWith, isFullyEvaluated(openEvaluations)]).toEqual([party, isComplete]);
});

test('open evaluations are counted per aspect', () => {
  const { openEvaluations } = deriveState(
    facts({ lidars: [LIDAR, { id: 'other' }], submitted: on('lidar', ['data']) }),
  );
  expect(openEvaluations).toEqual({
    'lidar-feasibility': 2,
    'lidar-feature': 2,
    'lidar-channel': 2,
    'lidar-general': 2,
    'lidar-data': 1,
    'photometer-general': 1,
    'photometer-data': 1,
    synergy: 1,
  });
});

test.each<[why: string, change: Partial<DerivationFacts>, isComplete: boolean]>([
  ['all components', {}, true],
  ['photometers without their reviewers', { reviewers: LIDAR_REVIEWERS }, false],
  ['no photometer, no photometer reviewers', { reviewers: LIDAR_REVIEWERS, photometers: [] }, true],
  ['no instrument', { lidars: [], photometers: [] }, false],
])('reviewers are complete: %s', (_why, change, isComplete) => {
  expect(deriveState(facts(change)).reviewersComplete).toBe(isComplete);
});

const PLANNED = { status: 'waiting_final_report', preliminaryAcceptance: 'conditionally' } as const;

test.each<[why: string, change: Partial<DerivationFacts>, open: object]>([
  ['a yes needs no assessment', { ...PLANNED, submitted: on('lidar', ['feature']) }, {}],
  [
    'every evaluation other than yes needs an assessment, on instruments and on the facility',
    {
      ...PLANNED,
      submitted: [
        ...on('lidar', ['feature'], 'no'),
        ...on('photometer', ['data'], 'partially'),
        ...on('facility', ['synergy', 'lidar'], 'no'),
      ],
    },
    { 'lidar-feature': 1, 'photometer-data': 1, synergy: 1, lidar: 1 },
  ],
  [
    'instruments are counted per aspect',
    {
      ...PLANNED,
      lidars: [LIDAR, { id: 'b' }],
      submitted: [...on('lidar', ['data'], 'no'), ...on('b', ['data'], 'no')],
    },
    { 'lidar-data': 2 },
  ],
  ['a submitted assessment is not open', { ...PLANNED, submitted: on('lidar', ['feature'], 'no', true) }, {}],
  ['a deleted instrument does not count', { ...PLANNED, submitted: on('gone', ['feature'], 'no') }, {}],
  ['none before the plan is uploaded', { submitted: on('lidar', ['feature'], 'no') }, {}],
  ['none after the final report', { status: 'evaluated', submitted: on('lidar', ['feature'], 'no') }, {}],
])('open assessments of the upgrade plan: %s [12.25]', (_why, change, open) => {
  expect(deriveState(facts(change)).openAssessments).toEqual(open);
});

const ASKED = { isAnswered: false, until: '2027-01-15' } as const;
const ANSWERED = { isAnswered: true, until: '2027-01-01' } as const;
const OF_STEP = { step: 'evaluations', day: '2027-02-01' } as const;
const on2027 = (...days: (string | null)[]) => days.map((dueDate) => ({ dueDate, reportedAt: null }));
const reported = (...days: (string | null)[]) => days.map((dueDate) => ({ dueDate, reportedAt: 1_770_000_000 }));

test.each<[why: string, change: Partial<DerivationFacts>, due: string | null]>([
  ['no due date is set', {}, null],
  ['the step has the day that was set for it', { dueOfStep: OF_STEP }, '2027-02-01'],
  [
    'the day of the reviewers applies while one of them is not assigned [12.5]',
    { dueOfStep: OF_STEP, reviewers: [] },
    '2027-02-01',
  ],
  ['the day of a step does not apply to the next step', { dueOfStep: { ...OF_STEP, step: 'reviewers' } }, null],
  ['an open question replaces the day of the step', { dueOfStep: OF_STEP, questions: [ASKED] }, '2027-01-15'],
  ['an open question without a day', { dueOfStep: OF_STEP, questions: [{ ...ASKED, until: null }] }, null],
  [
    'the earliest day of several questions',
    { questions: [{ ...ASKED, until: null }, { ...ASKED, until: '2027-03-01' }, ASKED] },
    '2027-01-15',
  ],
  ['the day of the step applies again after the answer', { dueOfStep: OF_STEP, questions: [ANSWERED] }, '2027-02-01'],
  [
    'the earliest day of several conditions [12.26]',
    { status: 'evaluated', openConditions: on2027(null, '2027-03-01', '2027-02-01') },
    '2027-02-01',
  ],
  [
    'a condition that is reported as met no longer counts [12.170]',
    { status: 'evaluated', openConditions: [...reported('2027-02-01'), ...on2027('2027-03-01')] },
    '2027-03-01',
  ],
  ['conditions that are all reported as met', { status: 'evaluated', openConditions: reported('2027-02-01') }, null],
  ['conditions without a day', { status: 'evaluated', openConditions: on2027(null) }, null],
  ['conditions do not count in a new round', { status: 'draft', openConditions: on2027('2027-03-01') }, null],
])('the due date: %s', (_why, change, due) => {
  expect(deriveState(facts(change)).dueDate).toBe(due);
});

const TO_ASSESS = { ...PLANNED, submitted: on('lidar', ['feature'], 'no') };

test.each<[why: string, change: Partial<DerivationFacts>, party: Party]>([
  ['open assessments are pending with the reviewers', TO_ASSESS, 'reviewers'],
  ['CARS continues after the assessments', { ...PLANNED, submitted: on('lidar', ['feature'], 'no', true) }, 'cars'],
  [
    'a component without a reviewer does not delay the report',
    { ...TO_ASSESS, reviewers: [{ component: 'photometer' }] },
    'cars',
  ],
  [
    'the assessment of the synergy does not delay the report',
    { ...PLANNED, submitted: on('facility', ['synergy'], 'no') },
    'cars',
  ],
  ['a question takes precedence', { ...TO_ASSESS, questions: [ASKED] }, 'facility'],
])('on the upgrade plan: %s [12.25]', (_why, change, party) => {
  expect(deriveState(facts(change)).pendingWith).toBe(party);
});

test('an open question does not change the step', () => {
  const { step, pendingFor } = deriveState(facts({ questions: [ASKED] }));
  expect([step, pendingFor]).toEqual(['evaluations', 'answer']);
});

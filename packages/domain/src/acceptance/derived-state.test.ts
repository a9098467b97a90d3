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
  [
    'what was submitted on a former instrument does not count',
    { submitted: on('gone', LIDAR_ASPECTS) },
    'reviewers',
    false,
  ],
  ['before the submission nothing is to be evaluated', { status: 'draft' }, 'facility', true],
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
    'complete, and on conditions',
    { status: 'evaluated', preliminaryAcceptance: 'yes', openConditions: [{ dueDate: null, reportedAt: null }] },
    'facility',
    true,
  ],
  [
    'what an earlier round asks for waits while another is evaluated',
    { status: 'draft', openConditions: [{ dueDate: '2027-01-01', reportedAt: null }] },
    'facility',
    true,
  ],
  ['complete', { status: 'evaluated', preliminaryAcceptance: 'yes' }, 'nobody', true],
])('%s [4.13, 11.6.2]', (_why, change, party, isComplete) => {
  const { pendingWith, openEvaluations } = deriveState(facts(change));
  expect([pendingWith, isFullyEvaluated(openEvaluations)]).toEqual([party, isComplete]);
});

test('open evaluations are counted by aspect', () => {
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
  ['a yes asks for nothing', { ...PLANNED, submitted: on('lidar', ['feature']) }, {}],
  [
    'what is no yes is to be assessed, on instruments and on the facility',
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
    'instruments are counted together',
    {
      ...PLANNED,
      lidars: [LIDAR, { id: 'b' }],
      submitted: [...on('lidar', ['data'], 'no'), ...on('b', ['data'], 'no')],
    },
    { 'lidar-data': 2 },
  ],
  ['what is assessed is done', { ...PLANNED, submitted: on('lidar', ['feature'], 'no', true) }, {}],
  ['an instrument that is gone does not count', { ...PLANNED, submitted: on('gone', ['feature'], 'no') }, {}],
  ['before the plan there is nothing', { submitted: on('lidar', ['feature'], 'no') }, {}],
  ['after the final report neither', { status: 'evaluated', submitted: on('lidar', ['feature'], 'no') }, {}],
])('to assess of the upgrade plan: %s [12.25]', (_why, change, open) => {
  expect(deriveState(facts(change)).openAssessments).toEqual(open);
});

const ASKED = { isAnswered: false, until: '2027-01-15' } as const;
const ANSWERED = { isAnswered: true, until: '2027-01-01' } as const;
const OF_STEP = { step: 'evaluations', day: '2027-02-01' } as const;
const on2027 = (...days: (string | null)[]) => days.map((dueDate) => ({ dueDate, reportedAt: null }));
const reported = (...days: (string | null)[]) => days.map((dueDate) => ({ dueDate, reportedAt: 1_770_000_000 }));

test.each<[why: string, change: Partial<DerivationFacts>, due: string | null]>([
  ['nothing has a day', {}, null],
  ['a step has the day that was set for it', { dueOfStep: OF_STEP }, '2027-02-01'],
  [
    'the day of the reviewers holds while one of them is missing [12.5]',
    { dueOfStep: OF_STEP, reviewers: [] },
    '2027-02-01',
  ],
  ['the next step has none', { dueOfStep: { ...OF_STEP, step: 'reviewers' } }, null],
  ['while a question is open, its day counts', { dueOfStep: OF_STEP, questions: [ASKED] }, '2027-01-15'],
  ['a question without a day has none', { dueOfStep: OF_STEP, questions: [{ ...ASKED, until: null }] }, null],
  [
    'of several questions, the first day counts',
    { questions: [{ ...ASKED, until: null }, { ...ASKED, until: '2027-03-01' }, ASKED] },
    '2027-01-15',
  ],
  [
    'once it is answered, the day of the step counts again',
    { dueOfStep: OF_STEP, questions: [ANSWERED] },
    '2027-02-01',
  ],
  [
    'of several conditions, the first day counts [12.26]',
    { status: 'evaluated', openConditions: on2027(null, '2027-03-01', '2027-02-01') },
    '2027-02-01',
  ],
  [
    'the day of a condition that is reported as met counts no longer [12.170]',
    { status: 'evaluated', openConditions: [...reported('2027-02-01'), ...on2027('2027-03-01')] },
    '2027-03-01',
  ],
  [
    'conditions that are all reported as met have none',
    { status: 'evaluated', openConditions: reported('2027-02-01') },
    null,
  ],
  ['conditions without a day have none', { status: 'evaluated', openConditions: on2027(null) }, null],
  ['conditions wait while another round begins', { status: 'draft', openConditions: on2027('2027-03-01') }, null],
])('when it is due: %s', (_why, change, due) => {
  expect(deriveState(facts(change)).dueDate).toBe(due);
});

const TO_ASSESS = { ...PLANNED, submitted: on('lidar', ['feature'], 'no') };

test.each<[why: string, change: Partial<DerivationFacts>, party: Party]>([
  ['the reviewers assess it', TO_ASSESS, 'reviewers'],
  ['CARS goes on once they have', { ...PLANNED, submitted: on('lidar', ['feature'], 'no', true) }, 'cars'],
  ['nobody is waited for who is not set', { ...TO_ASSESS, reviewers: [{ component: 'photometer' }] }, 'cars'],
  [
    'the synergy is assessed by nobody who is waited for',
    { ...PLANNED, submitted: on('facility', ['synergy'], 'no') },
    'cars',
  ],
  ['a question goes before', { ...TO_ASSESS, questions: [ASKED] }, 'facility'],
])('on the upgrade plan: %s [12.25]', (_why, change, party) => {
  expect(deriveState(facts(change)).pendingWith).toBe(party);
});

test('a question hides no step', () => {
  const { step, pendingFor } = deriveState(facts({ questions: [ASKED] }));
  expect([step, pendingFor]).toEqual(['evaluations', 'answer']);
});

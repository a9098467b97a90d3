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
    { status: 'evaluated', preliminaryAcceptance: 'yes', openConditions: [{ dueDate: null }] },
    'facility',
    true,
  ],
  [
    'what an earlier round asks for waits while another is evaluated',
    { status: 'draft', openConditions: [{ dueDate: '2027-01-01' }] },
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

test.each<[why: string, days: (string | null)[], due: string | null | undefined]>([
  ['the first day counts', [null, '2027-03-01', '2027-02-01'], '2027-02-01'],
  ['conditions without a day have none', [null], null],
  ['without conditions it is not touched', [], undefined],
])('when conditions are due: %s [12.26]', (_why, days, due) => {
  const openConditions = days.map((dueDate) => ({ dueDate }));
  expect(deriveState(facts({ status: 'evaluated', openConditions })).dueDate).toBe(due);
});

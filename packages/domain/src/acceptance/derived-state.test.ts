import { LIDAR_ASPECTS, PHOTOMETER_ASPECTS } from './components';
import { deriveState } from './derived-state';
import type { DerivationFacts } from './derived-state';
import { isFullyEvaluated } from './open-evaluations';
import type { Party } from './party';

const LIDAR = { id: 'lidar' };
const PHOTOMETER = { id: 'photometer' };
const on = (targetId: string, aspects: readonly string[]) => aspects.map((aspect) => ({ targetId, aspect }));
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

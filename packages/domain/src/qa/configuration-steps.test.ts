import { epochOf } from '../time/day';
import type { ConfigurationStatus } from './configuration';
import {
  allowsConfigurationStep,
  CONFIGURATION_STEPS,
  untestedRefusal,
  type ConfigurationStep,
} from './configuration-steps';
import { missingTests } from './configuration-tests';
import type { LidarTest } from './type-row';

const STATUSES: readonly ConfigurationStatus[] = [
  'draft',
  'provisional',
  'approved',
  'suspended',
  'superseded',
  'retired',
];

// Each step in each state; those that are not listed are refused.
test.each<[step: ConfigurationStep, from: ConfigurationStatus[], to: ConfigurationStatus]>([
  ['approve', ['provisional'], 'approved'],
  ['suspend', ['approved'], 'suspended'],
  ['reinstate', ['suspended'], 'approved'],
  ['supersede', ['approved', 'suspended'], 'superseded'],
  ['retire', ['provisional', 'approved', 'suspended'], 'retired'],
])('%s is possible in %j', (step, from, to) => {
  const allowed = STATUSES.filter((configurationStatus) =>
    allowsConfigurationStep(step, { configurationStatus, missingTests: [] }),
  );
  expect([allowed, CONFIGURATION_STEPS[step].to]).toEqual([from, to]);
});

test('a configuration whose tests were not looked at, or are missing, is not approved, and the refusal names them', () => {
  expect(allowsConfigurationStep('approve', { configurationStatus: 'provisional' })).toBe(false);
  const facts = { configurationStatus: 'provisional', missingTests: [{ type: 'dark', names: ['0532xppx'] }] } as const;
  expect(allowsConfigurationStep('approve', { ...facts, missingTests: [{ type: 'dark', names: ['0532xppx'] }] })).toBe(
    false,
  );
  const refusal = untestedRefusal({ ...facts, missingTests: [{ type: 'dark', names: ['0532xppx'] }] });
  expect(refusal?.errors).toEqual([{ path: 'dark', message: 'Dark measurement: 0532xppx' }]);
  expect(untestedRefusal({ configurationStatus: 'approved', missingTests: [] })).toBeUndefined();
});

const CHANNELS = ['0532xppx', '0532xcpx'];
const TYPES = ['telecover', 'rayleigh_fit', 'dark', 'polarisation_calibration', 'trigger_delay'] as const;

const aTest = ({ measuredOn = '2026-01-10', ...change }: Partial<LidarTest>): LidarTest => ({
  type: 'telecover',
  channels: [],
  status: 'passed',
  measuredOn,
  measuredAt: epochOf(measuredOn),
  submittedOn: '2026-01-11',
  concludedAt: epochOf('2026-03-01'),
  hasRecommendations: false,
  ...change,
});
const ALL = TYPES.map((type) => aTest({ type }));
const without = (...types: string[]) => ALL.filter(({ type }) => !types.includes(type));

test.each<[why: string, tests: LidarTest[], events: { kind: 'detector'; on: string }[], missing: string[]]>([
  ['all passed', ALL, [], []],
  ['none', [], [], [...TYPES].map((type) => type)],
  ['no dark measurement', without('dark'), [], ['dark']],
  ['in evaluation', [...without('dark'), aTest({ type: 'dark', status: 'in_evaluation' })], [], ['dark']],
  ['with remarks', [...without('dark'), aTest({ type: 'dark', status: 'passed_with_remarks' })], [], []],
  ['failed since', [...ALL, aTest({ status: 'failed', measuredOn: '2026-02-01' })], [], ['telecover']],
  ['not assessable since', [...ALL, aTest({ status: 'not_assessable', measuredOn: '2026-02-01' })], [], []],
  ['one channel only', [...without('telecover'), aTest({ channels: ['0532xppx'] })], [], ['telecover']],
  [
    'each channel by a test of its own',
    [...without('telecover'), ...CHANNELS.map((name) => aTest({ channels: [name] }))],
    [],
    [],
  ],
  ['on the last day', [...without('telecover'), aTest({ measuredOn: '2025-06-15' })], [], []],
  ['a day later', [...without('telecover'), aTest({ measuredOn: '2025-06-14' })], [], ['telecover']],
  ['sixty days after a new detector', ALL, [{ kind: 'detector', on: '2026-04-16' }], []],
  ['a day later', ALL, [{ kind: 'detector', on: '2026-04-15' }], ['rayleigh_fit', 'dark', 'polarisation_calibration']],
])('missing for the approval: %s', (_why, tests, events, missing) => {
  const found = missingTests({ channels: CHANNELS, tests, events }, '2026-06-15');
  expect(found.map(({ type }) => type)).toEqual(missing);
});

test('without a cross-polar channel no polarisation calibration is required', () => {
  const book = { channels: ['0532xppx'], tests: without('polarisation_calibration'), events: [] };
  expect(missingTests(book, '2026-06-15')).toEqual([]);
});

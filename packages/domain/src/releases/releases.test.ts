import { problems } from '../fields/problems';
import { loadStep, medianLoadMs } from './outcome';
import { loadReportSchema, partParamsSchema, rollbackSchema } from './schema';

test.each([
  [0, 100],
  [100, 100],
  [101, 250],
  [2500, 2500],
  [2501, 120_000],
  [900_000, 120_000],
])('a load of %d ms counts as one within %d ms', (ms, step) => {
  expect(loadStep(ms)).toBe(step);
});

test.each([
  ['there are no loads', [], null],
  ['one load', [{ within_ms: 250, count: 1 }], 250],
  [
    'most are fast',
    [
      { within_ms: 2500, count: 2 },
      { within_ms: 100, count: 3 },
    ],
    100,
  ],
  [
    'half and half',
    [
      { within_ms: 100, count: 2 },
      { within_ms: 500, count: 2 },
    ],
    100,
  ],
  [
    'most are slow',
    [
      { within_ms: 100, count: 1 },
      { within_ms: 1000, count: 2 },
    ],
    1000,
  ],
])('median when %s', (_when, steps, median) => {
  expect(medianLoadMs(steps)).toBe(median);
});

const REPORT = { composition: 'a1b2c3d4e5f6', loads: [], faults: [] };
const LOAD = { part: 'mf-public', hash: '0123456789abcdef', ms: 12 };
const FAULT = { part: 'shell', hash: '0123456789abcdef', fault: 'threw-on-render' };

test.each([
  ['a load and a fault', { ...REPORT, loads: [LOAD], faults: [FAULT] }, []],
  ['neither loads nor faults', REPORT, []],
  ['no composition', { loads: [] }, ['composition']],
  ['a part with a path', { ...REPORT, loads: [{ ...LOAD, part: '../x' }] }, ['loads[0].part']],
  ['an unknown fault', { ...REPORT, faults: [{ ...FAULT, fault: 'toString' }] }, ['faults[0].fault']],
  ['negative time', { ...REPORT, loads: [{ ...LOAD, ms: -1 }] }, ['loads[0].ms']],
  ['too many faults', { ...REPORT, faults: Array.from({ length: 21 }, () => FAULT) }, ['faults']],
])('a report with %s', (_what, report, paths) => {
  expect(problems(loadReportSchema, report).map(({ path }) => path)).toEqual(paths);
});

test.each([
  ['shell', true],
  ['mf-public', true],
  ['mf-', false],
  ['MF-public', false],
  ['api-server', false],
  ['mf-public/..', false],
])('part %s: %s', (name, isPart) => {
  expect(problems(partParamsSchema, { name }).length === 0).toBe(isPart);
});

test('a rollback accepts a hash, a version or neither', () => {
  expect(problems(rollbackSchema, {})).toEqual([]);
  expect(problems(rollbackSchema, { version: '1.2.0' })).toEqual([]);
  expect(problems(rollbackSchema, { hash: 'x' })).toHaveLength(1);
});

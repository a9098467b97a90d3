import type { Flag } from '../lidar/check';
import { FILE_FLAGS } from './file-check';
import { qaFlags, qaFlagTexts, qaNote } from './flag-texts';
import { percentOf, suggestedBy, type ResultFlag } from './flags';
import { presentLimits } from './limits-of-check';
import { PHOTOMETER_FLAGS } from './photometer-calibration';
import { QA_SETTINGS } from './settings';
import { QA_TEST_TYPES, type QaTestTypeCode } from './test-types';

const flagsToday = (type: QaTestTypeCode) => qaFlags(type, presentLimits(type));

test.each<[what: string, flags: readonly { bit: number; text: string }[]]>([
  ['files', FILE_FLAGS],
  ['a photometer', PHOTOMETER_FLAGS],
  ...QA_TEST_TYPES.map(({ code }) => [code, flagsToday(code)] as [string, readonly Flag[]]),
])('the flags of %s are bits from 1 on, each with its sentence', (_what, flags) => {
  expect(flags.map(({ bit }) => bit)).toEqual(flags.map((_flag, index) => 2 ** index));
  expect(new Set(flags.map(({ text }) => text)).size).toBe(flags.length);
  expect(flags.every(({ text }) => /^[A-Z].*\.$/.test(text))).toBe(true);
});

const { due, dark, intervals, photometer, polarisation, rayleigh, telecover, triggerDelay } = QA_SETTINGS;

test.each<[flags: readonly { bit: number; text: string }[], bit: number, words: string]>([
  [FILE_FLAGS, 16, `${due.oldMeasurement} days`],
  [flagsToday('telecover'), 4, `${telecover.advisedOverlap} m`],
  [flagsToday('rayleigh_fit'), 32, `${rayleigh.radiosondeHours} h`],
  [flagsToday('dark'), 1, `${dark.maxDeviation}.`],
  [flagsToday('dark'), 2, `${dark.withinHours} h`],
  [flagsToday('polarisation_calibration'), 2, `${polarisation.maxEpsilon}°`],
  [flagsToday('polarisation_calibration'), 8, '5 %'],
  [flagsToday('trigger_delay'), 2, `${triggerDelay.maxDifference} bin`],
  [PHOTOMETER_FLAGS, 2, `${intervals.photometerCalibration} months`],
  [PHOTOMETER_FLAGS, 4, `${photometer.maxShift} %`],
])('the limit in a sentence is that of the settings, %#', (flags, bit, words) => {
  expect(flags.find((flag) => flag.bit === bit)?.text).toContain(words);
});

test.each<[share: number | undefined, percent: number | undefined]>([
  [0.07, 7],
  [0.025, 2.5],
  [1 / 3, 33.3333],
  [undefined, undefined],
])('a share of %s is %s percent', (share, percent) => {
  expect(percentOf(share)).toBe(percent);
});

test('the limit in a sentence is that of the self-check, and none is named that is not known', () => {
  const former = { telecover: { ...telecover, advisedOverlap: 250 } };
  expect(qaFlagTexts('telecover', 4, former)).toEqual(['Full overlap is above 250 m.']);
  expect(qaFlagTexts('telecover', 4, {})).toEqual(['Full overlap is above the limit of its day.']);
  expect(qaFlagTexts('polarisation_calibration', 2 + 8, {})).toEqual([
    'The calibrator is rotated by more than the limit of its day.',
    'The gain ratio changed by more than the limit of its day against the last valid calibration.',
  ]);
  expect(qaFlagTexts('reference_comparison', 1, {})).toEqual([]);
});

test('the blind spot of the telecover is said with every one of them', () => {
  expect(qaNote('telecover')).toContain('do not prove complete overlap');
});

const FLAGS: readonly ResultFlag[] = [
  { bit: 1, text: 'One.', suggests: 'fail' },
  { bit: 2, text: 'Two.', suggests: 'not_assessable' },
  { bit: 4, text: 'Three.', suggests: 'pass_with_remark' },
];

test.each<[code: number, failFirst: string, unassessableFirst: string]>([
  [0, 'pass', 'pass'],
  [4, 'pass_with_remark', 'pass_with_remark'],
  [2 + 4, 'not_assessable', 'not_assessable'],
  [1 + 2, 'fail', 'not_assessable'],
  [1 + 4, 'fail', 'fail'],
])('code %s suggests %s, or %s if what shows nothing cannot fail', (code, failFirst, unassessableFirst) => {
  expect(suggestedBy(FLAGS, code)).toBe(failFirst);
  expect(suggestedBy(FLAGS, code, 'unassessableFirst')).toBe(unassessableFirst);
});

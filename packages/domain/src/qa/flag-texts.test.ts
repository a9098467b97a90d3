import { FILE_FLAGS } from './file-check';
import { QA_FLAGS, QA_NOTES } from './flag-texts';
import { suggestedBy, type ResultFlag } from './flags';
import { PHOTOMETER_FLAGS } from './photometer-calibration';
import { QA_SETTINGS } from './settings';

test.each<[what: string, flags: readonly { bit: number; text: string }[]]>([
  ['files', FILE_FLAGS],
  ['a photometer', PHOTOMETER_FLAGS],
  ...Object.entries(QA_FLAGS),
])('the flags of %s are bits from 1 on, each with its sentence', (_what, flags) => {
  expect(flags.map(({ bit }) => bit)).toEqual(flags.map((_flag, index) => 2 ** index));
  expect(new Set(flags.map(({ text }) => text)).size).toBe(flags.length);
  expect(flags.every(({ text }) => /^[A-Z|+|−|G].*\.$/.test(text))).toBe(true);
});

const { due, dark, intervals, photometer, polarisation, rayleigh, telecover, triggerDelay } = QA_SETTINGS;

test.each<[flags: readonly { bit: number; text: string }[], bit: number, words: string]>([
  [FILE_FLAGS, 16, `${due.oldMeasurement} days`],
  [QA_FLAGS.telecover, 4, `${telecover.advisedOverlap} m`],
  [QA_FLAGS.rayleigh_fit, 32, `${rayleigh.radiosondeHours} h`],
  [QA_FLAGS.dark, 1, `${dark.maxDeviation}.`],
  [QA_FLAGS.dark, 2, `${dark.withinHours} h`],
  [QA_FLAGS.polarisation_calibration, 2, `${polarisation.maxEpsilon}°`],
  [QA_FLAGS.polarisation_calibration, 8, `${polarisation.maxEtaChange * 100} %`],
  [QA_FLAGS.trigger_delay, 2, `${triggerDelay.maxDifference} bin`],
  [PHOTOMETER_FLAGS, 2, `${intervals.photometerCalibration} months`],
  [PHOTOMETER_FLAGS, 4, `${photometer.maxShift} %`],
])('the limit in a sentence is that of the settings, %#', (flags, bit, words) => {
  expect(flags.find((flag) => flag.bit === bit)?.text).toContain(words);
});

test('the blind spot of the telecover is said with every one of them', () => {
  expect(QA_NOTES.telecover).toContain('do not prove complete overlap');
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

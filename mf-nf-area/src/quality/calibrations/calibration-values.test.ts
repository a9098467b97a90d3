import { epochOf } from '@portal/domain';
import { aCalibration } from '../../../test/a-test-book';
import {
  calibrationField,
  calibrationInput,
  calibrationProblems,
  calibrationValues,
  emptyChannel,
} from './calibration-values';
import type { CalibrationValues } from './calibration-values';

const filled = (change: Partial<CalibrationValues> = {}): CalibrationValues => ({
  ...calibrationValues(null, undefined),
  instrument_number: '383',
  centre: 'lille',
  kind: 'pre_field',
  ...change,
});

test('a new calibration has the usual channels, or those of the last one with its number and centre', () => {
  expect(calibrationValues(null, undefined).channels.map(({ nm }) => nm)).toContain('1640');
  expect(calibrationValues(null, aCalibration())).toMatchObject({
    instrument_number: '383',
    centre: 'lille',
    kind: '',
    calibrated_on: '',
    channels: [{ nm: '440', v0: '', u_percent: '', shift_percent: '' }],
  });
});

test('what was saved is sent as it was, with its version, and the certificate stays', () => {
  const saved = aCalibration();
  const sent = calibrationInput(calibrationValues(saved, undefined), saved, null);
  expect(sent).toMatchObject({
    version: 2,
    calibrated_on: epochOf('2026-05-01'),
    received_at: null,
    channels: saved.channels,
    checks: saved.checks,
    result: 'usable',
  });
  expect(sent).not.toHaveProperty('certificate');
});

test('channels without a value are not sent, and errors of the others stay at their rows', () => {
  const values = filled({ channels: [emptyChannel(340), { ...emptyChannel(440), v0: '-1' }] });
  expect(calibrationInput(filled(), null, null).channels).toEqual([]);
  expect(calibrationField('channels[0].v0', values)).toBe('channels.1.v0');
  expect(calibrationProblems(values)).toEqual({ channels: { 1: { v0: 'Must be more than 0' } } });
});

test.each<[why: string, change: Partial<CalibrationValues>, problems: object]>([
  ['complete', {}, {}],
  ['a number with letters', { instrument_number: '38A' }, { instrument_number: 'Must be one to five digits' }],
  ['no centre', { centre: '' }, { centre: 'Required' }],
  ['a day in words', { sent_at: 'soon' }, { sent_at: 'Must be a date, yyyy-mm-dd' }],
])('%s', (_why, change, problems) => {
  expect(calibrationProblems(filled(change))).toEqual(problems);
});

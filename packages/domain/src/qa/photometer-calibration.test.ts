import {
  assessPhotometer,
  calibrationEnd,
  firstOutOfOrder,
  isAway,
  isReplaced,
  lastUsable,
  type DatedCalibration,
  type CalibrationDays,
} from './photometer-calibration';

const NONE: CalibrationDays = { sent: null, received: null, calibrated: null, returned: null, installed: null };

test.each<[why: string, change: Partial<CalibrationDays>, name: keyof CalibrationDays | undefined]>([
  ['no day is known', {}, undefined],
  ['all on one day', { sent: '2026-06-01', calibrated: '2026-06-01', installed: '2026-06-01' }, undefined],
  ['received before it was sent', { sent: '2026-06-02', received: '2026-06-01' }, 'received'],
  ['installed before the calibration', { calibrated: '2026-06-02', installed: '2026-06-01' }, 'installed'],
  ['the first of two', { sent: '2026-06-03', calibrated: '2026-06-02', installed: '2026-06-01' }, 'calibrated'],
])('order of days: %s', (_why, change, name) => {
  expect(firstOutOfOrder({ ...NONE, ...change })).toBe(name);
});

type Transport = Pick<CalibrationDays, 'sent' | 'installed'>;

test.each<[why: string, transports: Transport[], isGone: boolean]>([
  ['never sent', [], false],
  ['calibrated on site', [{ sent: null, installed: null }], false],
  ['sent on the day', [{ sent: '2026-06-15', installed: null }], true],
  ['to be sent tomorrow', [{ sent: '2026-06-16', installed: null }], false],
  ['installed on the day', [{ sent: '2026-06-01', installed: '2026-06-15' }], false],
  ['to be installed tomorrow', [{ sent: '2026-06-01', installed: '2026-06-16' }], true],
  [
    'an earlier transport was never closed',
    [
      { sent: '2026-06-01', installed: '2026-06-10' },
      { sent: '2025-06-01', installed: null },
    ],
    false,
  ],
  [
    'sent away again',
    [
      { sent: '2025-06-01', installed: '2025-07-01' },
      { sent: '2026-06-01', installed: null },
    ],
    true,
  ],
])('away on 2026-06-15: %s', (_why, transports, isGone) => {
  expect(isAway(transports, '2026-06-15')).toBe(isGone);
});

const calibrated = (on: string | null, result: DatedCalibration['result'] = 'usable'): DatedCalibration => ({
  days: { ...NONE, calibrated: on },
  result,
  validUntil: null,
});

test.each<[why: string, calibrations: DatedCalibration[], on: string | undefined]>([
  ['none', [], undefined],
  ['the newest counts', [calibrated('2025-05-01'), calibrated('2026-05-01')], '2026-05-01'],
  ['with a remark', [calibrated('2026-05-01', 'usable_with_remark')], '2026-05-01'],
  ['one that cannot be used', [calibrated('2025-05-01'), calibrated('2026-05-01', 'not_usable')], '2025-05-01'],
  ['one without a result', [calibrated('2026-05-01', null)], undefined],
  ['one of tomorrow', [calibrated('2026-06-16')], undefined],
  ['one without a day', [calibrated(null)], undefined],
])('last calibration until 2026-06-15: %s', (_why, calibrations, on) => {
  expect(lastUsable(calibrations, '2026-06-15')?.days.calibrated).toBe(on);
});

test.each<[why: string, days: Partial<CalibrationDays>, code: number, suggested: string | null]>([
  ['just sent', { sent: '2026-06-01' }, 0, null],
  ['just sent, with days out of order', { sent: '2026-06-01', received: '2026-05-01' }, 1, 'not_assessable'],
  ['calibrated a year ago', { calibrated: '2025-06-15' }, 8, 'pass_with_remark'],
  ['calibrated a year and a day ago', { calibrated: '2025-06-14' }, 10, 'fail'],
])('what is suggested without an uncertainty: %s', (_why, days, code, suggested) => {
  const facts = { days: { ...NONE, ...days }, shifts: [], uncertainties: [], checks: [], isReplaced: false };
  expect(assessPhotometer(facts, '2026-06-15')).toEqual({ code, suggested });
});

test('the age of a calibration that was replaced is no fault', () => {
  const facts = { days: { ...NONE, calibrated: '2023-06-14' }, shifts: [], uncertainties: [0.8], checks: [] };
  expect(assessPhotometer({ ...facts, isReplaced: false }, '2026-06-15').code).toBe(2);
  expect(assessPhotometer({ ...facts, isReplaced: true }, '2026-06-15')).toEqual({ code: 0, suggested: 'pass' });
});

test.each<[why: string, others: DatedCalibration[], isSo: boolean]>([
  ['by none', [], false],
  ['by a later one', [calibrated('2025-05-02')], true],
  ['by none of the same day', [calibrated('2025-05-01')], false],
  ['by none that cannot be used', [calibrated('2026-05-01', 'not_usable')], false],
  ['by none that is not known yet', [calibrated('2026-05-01', null), calibrated(null)], false],
])('a calibration of 2025-05-01 is replaced: %s', (_why, others, isSo) => {
  const one = calibrated('2025-05-01');
  expect(isReplaced(one, [...others, one])).toBe(isSo);
});

test.each([
  [null, '2027-06-15'],
  ['2027-06-14', '2027-06-14'],
  ['2027-06-16', '2027-06-15'],
])('a calibration of 2026-06-15 with the last day %s in its certificate counts until %s', (certified, end) => {
  expect(calibrationEnd('2026-06-15', certified)).toBe(end);
});

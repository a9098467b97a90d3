import {
  assessPhotometer,
  firstOutOfOrder,
  isAway,
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
  const facts = { days: { ...NONE, ...days }, shifts: [], uncertainties: [], checks: [] };
  expect(assessPhotometer(facts, '2026-06-15')).toEqual({ code, suggested });
});

import { calibrationProblem } from './calibration-days';
import type { CalibrationDays } from './photometer-calibration';

const TODAY = '2026-06-15';
const NONE: CalibrationDays = { sent: null, received: null, calibrated: null, returned: null, installed: null };

test.each<
  [why: string, days: Partial<CalibrationDays>, validUntil: string | null, nm: number[], path: string | undefined]
>([
  ['nothing is known', {}, null, [], undefined],
  ['days in their order', { sent: '2026-05-01', calibrated: '2026-05-20' }, '2027-05-20', [440, 870], undefined],
  ['received before it was sent', { sent: '2026-05-02', received: '2026-05-01' }, null, [], 'received_at'],
  ['calibrated today', { calibrated: TODAY }, null, [], undefined],
  ['calibrated tomorrow', { calibrated: '2026-06-16' }, null, [], 'calibrated_on'],
  ['sent tomorrow', { sent: '2026-06-16' }, null, [], 'sent_at'],
  [
    'calibrated yesterday, to be installed tomorrow',
    { calibrated: '2026-06-14', installed: '2026-06-16' },
    null,
    [],
    'installed_at',
  ],
  ['valid until a day before', { calibrated: TODAY }, '2026-06-14', [], 'valid_until'],
  ['a channel twice', {}, null, [440, 870, 440], 'channels[2].nm'],
])('a calibration: %s', (_why, days, validUntil, nm, path) => {
  const channels = nm.map((each) => ({ nm: each }));
  expect(calibrationProblem({ days: { ...NONE, ...days }, validUntil, channels }, TODAY)?.path).toBe(path);
});

test('without a day of today, a day ahead is not refused', () => {
  const days = { ...NONE, calibrated: '2999-01-01' };
  expect(calibrationProblem({ days, validUntil: null, channels: [] }, null)).toBeUndefined();
});

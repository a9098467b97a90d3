import { assessDark, type DarkFacts } from './dark';
import { areInOrder, assessPhotometer, type PhotometerFacts } from './photometer-calibration';
import { assessTriggerDelay, type TriggerDelayFacts } from './trigger-delay';

test.each<[why: string, change: Partial<DarkFacts>, code: number, suggested: string]>([
  ['at the limit', {}, 0, 'pass'],
  ['above it', { deviation: -0.0101 }, 1, 'fail'],
  ['25 h before the others', { hoursToOthers: 25 }, 2, 'pass_with_remark'],
  ['no other test', { hoursToOthers: null }, 0, 'pass'],
  ['no figure', { deviation: null }, 4, 'not_assessable'],
  ['no plot', { hasPlot: false }, 4, 'not_assessable'],
  ['no number', { deviation: Number.NaN }, 1, 'fail'],
])('dark measurement: %s', (_why, change, code, suggested) => {
  expect(assessDark({ deviation: 0.01, hasPlot: true, hoursToOthers: 24, ...change })).toEqual({ code, suggested });
});

test.each<[why: string, change: Partial<TriggerDelayFacts>, code: number, suggested: string]>([
  ['one bin from the configuration', {}, 0, 'pass'],
  ['two bins', { bins: 402 }, 2, 'fail'],
  ['the configuration states none', { configuredBins: null, bins: 9 }, 0, 'pass'],
  ['no figure', { bins: null }, 1, 'not_assessable'],
  ['no method', { method: '' }, 1, 'not_assessable'],
])('trigger delay: %s', (_why, change, code, suggested) => {
  const facts = { bins: 401, method: 'Light guide', configuredBins: 400, ...change };
  expect(assessTriggerDelay(facts)).toEqual({ code, suggested });
});

const DAYS = {
  sent: '2026-01-05',
  received: '2026-01-12',
  calibrated: '2026-02-01',
  returned: '2026-02-20',
  installed: '2026-02-27',
};
const FACTS: PhotometerFacts = {
  days: DAYS,
  shifts: [1, -5],
  uncertainties: [0.5, 1],
  checks: ['ok', 'remark'],
  isReplaced: false,
};

test.each<[why: string, change: Partial<PhotometerFacts>, today: string, code: number, suggested: string | null]>([
  ['all met', {}, '2026-06-15', 0, 'pass'],
  ['the last day of 12 months', {}, '2027-02-01', 0, 'pass'],
  ['one day later', {}, '2027-02-02', 2, 'fail'],
  ['replaced by a later one', { isReplaced: true }, '2027-02-02', 0, 'pass'],
  ['not calibrated yet', { days: { ...DAYS, calibrated: null } }, '2026-06-15', 0, null],
  ['received before it was sent', { days: { ...DAYS, received: '2026-01-04' } }, '2026-06-15', 1, 'not_assessable'],
  ['shifted by more than 5 %', { shifts: [5.1] }, '2026-06-15', 4, 'pass_with_remark'],
  ['an uncertainty is missing', { uncertainties: [0.5, null] }, '2026-06-15', 8, 'pass_with_remark'],
  ['no channels', { uncertainties: [], shifts: [] }, '2026-06-15', 8, 'pass_with_remark'],
  ['a check failed', { checks: ['ok', 'fail'] }, '2026-06-15', 16, 'fail'],
])('photometer: %s', (_why, change, today, code, suggested) => {
  expect(assessPhotometer({ ...FACTS, ...change }, today)).toEqual({ code, suggested });
});

test('days that are not known do not disturb the order', () => {
  expect(areInOrder({ ...DAYS, received: null, calibrated: null })).toBe(true);
  expect(areInOrder({ ...DAYS, received: null, returned: '2026-01-01' })).toBe(false);
});

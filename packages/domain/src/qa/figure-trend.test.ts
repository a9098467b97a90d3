import { figureTrends, type FollowedFigure } from './figure-trend';
import { QA_TEST_STATUSES } from './test-status';

const figure = (change: Partial<FollowedFigure> = {}): FollowedFigure => ({
  type: 'telecover',
  name: '0532xppx',
  test: 'a',
  at: 1000,
  value: 225,
  status: 'passed',
  ...change,
});

test('figures are followed by type of test and by channel, the oldest first', () => {
  const trends = figureTrends([
    figure({ at: 2000, value: 240 }),
    figure({ type: 'polarisation_calibration', name: '0532xcpx/0532xppx', value: 0.995 }),
    figure({ name: '0532xcpx' }),
    figure(),
  ]);
  expect(trends.map(({ type, name, points }) => [type, name, points.map(({ value }) => value)])).toEqual([
    ['polarisation_calibration', '0532xcpx/0532xppx', [0.995]],
    ['telecover', '0532xcpx', [225]],
    ['telecover', '0532xppx', [225, 240]],
  ]);
});

test('a figure counts with a result that was not revoked, of a test that could be assessed', () => {
  const followed = QA_TEST_STATUSES.filter((status) => figureTrends([figure({ status })]).length > 0);
  expect(followed).toEqual(['passed', 'passed_with_remarks', 'failed', 'superseded']);
});

test('tests without a figure to follow are left out', () => {
  expect(figureTrends([figure({ type: 'rayleigh_fit' })])).toEqual([]);
});

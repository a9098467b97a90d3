import { missingInGroup } from './words';

test.each([
  ['that the lidar has', { offered: true }, 'Not given'],
  ['that is not answered', null, 'Not given'],
  ['that the lidar does not have', { offered: false }, 'Not applicable'],
])('a missing value of a channel group %s', (_why, availability, words) => {
  expect(missingInGroup({ availability })).toBe(words);
});

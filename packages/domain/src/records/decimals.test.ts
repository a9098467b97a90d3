import { lidarFormValues } from '../lidar/lidar';
import type { Lidar } from '../lidar/lidar';
import { fixedDecimals, withDecimals } from './decimals';
import { LIDAR_FIELDS } from './lidar';

test.each<[why: string, text: string, shown: string]>([
  ['zeros are added', '43.9', '43.9000'],
  ['also to a whole number', '-3', '-3.0000'],
  ['also after a bare point', '43.', '43.0000'],
  ['also before the point there may be nothing', '-.5', '-.5000'],
  ['four decimals stay', '43.9345', '43.9345'],
  ['nothing that was typed is removed', '43.93456', '43.93456'],
  ['words stay for correction', 'north', 'north'],
  ['an empty text stays empty', '', ''],
])('a coordinate of four decimals: %s', (_why, text, shown) => {
  expect(withDecimals(text, 4)).toBe(shown);
});

test('only degrees have always the same number of decimals', () => {
  const { latitude, longitude, altitude } = LIDAR_FIELDS;
  expect([latitude, longitude, altitude].map(fixedDecimals)).toEqual([4, 4, undefined]);
});

test('a stored coordinate is in the form with four decimals', () => {
  const lidar = { latitude: 43.9, longitude: -0, altitude: 93, channels: {} } as Lidar;
  const { latitude, longitude, altitude } = lidarFormValues(lidar);
  expect([latitude, longitude, altitude]).toEqual(['43.9000', '0.0000', '93']);
});

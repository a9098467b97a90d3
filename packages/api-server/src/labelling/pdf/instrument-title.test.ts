import { instrumentTitle } from './instrument-title';

test.each([
  ['Lidar', 'MUSA', 'Lidar MUSA'],
  ['Photometer', 'Photometer Leipzig', 'Photometer Leipzig'],
  ['lidar', 'Lidar 1', 'Lidar 1'],
  ['lidar', 'Lidarissimo', 'lidar Lidarissimo'],
])('the heading of %s %s is %s', (kind, name, title) => {
  expect(instrumentTitle(kind, name)).toBe(title);
});

import { verdictPath } from './verdict-place';
import type { VerdictPlace } from './verdict-place';

test.each<[place: VerdictPlace, path: string]>([
  [{ facilityId: 'f', subject: 'lidar-general', instrumentId: 'l' }, 'initial-acceptance/lidar-general-compliance/l'],
  [
    { facilityId: 'f', subject: 'photometer-data', instrumentId: 'p/1' },
    'initial-acceptance/photometer-data-compliance/p%2F1',
  ],
  [{ facilityId: 'f', subject: 'synergy' }, 'synergy-compliance'],
  [{ facilityId: 'f', subject: 'lidar' }, 'lidar-compliance'],
])('a verdict on %j goes to %s', (place, path) => {
  expect(verdictPath('edit', place)).toBe(`/national-facility/f/edit/${path}`);
  expect(verdictPath('submit', place)).toBe(`/national-facility/f/submit/${path}`);
});

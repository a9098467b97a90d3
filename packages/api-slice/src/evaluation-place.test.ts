import { evaluationPath } from './evaluation-place';
import type { EvaluationPlace } from './evaluation-place';

test.each<[place: EvaluationPlace, path: string]>([
  [{ facilityId: 'f', aspect: 'lidar-general', instrumentId: 'l' }, 'initial-acceptance/lidar-general-compliance/l'],
  [
    { facilityId: 'f', aspect: 'photometer-data', instrumentId: 'p/1' },
    'initial-acceptance/photometer-data-compliance/p%2F1',
  ],
  [{ facilityId: 'f', aspect: 'synergy' }, 'synergy-compliance'],
  [{ facilityId: 'f', aspect: 'lidar' }, 'lidar-compliance'],
])('an evaluation on %j goes to %s', (place, path) => {
  expect(evaluationPath('edit', place)).toBe(`/national-facility/f/edit/${path}`);
  expect(evaluationPath('submit', place)).toBe(`/national-facility/f/submit/${path}`);
});

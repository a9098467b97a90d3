import { evaluationPath } from './evaluation-address';
import type { EvaluationAddress } from './evaluation-address';

test.each<[address: EvaluationAddress, path: string]>([
  [{ facilityId: 'f', aspect: 'lidar-general', instrumentId: 'l' }, 'initial-acceptance/lidar-general-compliance/l'],
  [
    { facilityId: 'f', aspect: 'photometer-data', instrumentId: 'p/1' },
    'initial-acceptance/photometer-data-compliance/p%2F1',
  ],
  [{ facilityId: 'f', aspect: 'synergy' }, 'synergy-compliance'],
  [{ facilityId: 'f', aspect: 'lidar' }, 'lidar-compliance'],
])('an evaluation on %j goes to %s', (address, path) => {
  expect(evaluationPath('edit', address)).toBe(`/national-facility/f/edit/${path}`);
  expect(evaluationPath('reopen', address)).toBe(`/national-facility/f/reopen/${path}`);
  expect(evaluationPath('submit', address)).toBe(`/national-facility/f/submit/${path}`);
});

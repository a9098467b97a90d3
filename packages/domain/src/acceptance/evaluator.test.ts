import { evaluatorName, evaluatorRole } from './evaluator';
import type { EvaluatorRole } from './evaluator';

const reviewers = [
  { component: 'lidar', id: 'Ada' },
  { component: 'photometer_data', id: 'Bo' },
] as const;

test.each<[evaluator: string, aspect: string, role: EvaluatorRole, name: string]>([
  ['Ada', 'lidar-feature', 'lidar', 'Lidar reviewer'],
  ['Ada', 'lidar-data', 'administrator', 'Administrator'],
  ['Bo', 'photometer-data', 'photometer_data', 'Photometer data reviewer'],
  ['Cy', 'lidar-feature', 'administrator', 'Administrator'],
  ['Ada', 'facility-lidar', 'administrator', 'Administrator'],
])('%s evaluates %s as %s, that is %s [12.28]', (evaluator, aspect, role, name) => {
  const found = evaluatorRole({ evaluator, aspect, reviewers });
  expect([found, evaluatorName(found)]).toEqual([role, name]);
});

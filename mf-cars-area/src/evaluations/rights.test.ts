import type { AcceptanceStatusCode } from '@portal/domain';
import { anApplication, PEOPLE } from './review.fixture';
import type { Who } from './review.fixture';
import { isOwnFacility, mayEvaluate } from './rights';
import type { EvaluationPath } from './rights';

const PATHS: readonly EvaluationPath[] = [
  'lidar-feasibility',
  'lidar-feature',
  'lidar-channel',
  'lidar-general',
  'lidar-data',
  'photometer-general',
  'photometer-data',
  'synergy',
];
const OPEN = { evaluation_date: null };
const SUBMITTED = { evaluation_date: 1_750_000_000 };

const evaluatedBy = (who: Who, evaluation: { evaluation_date: number | null }, status?: AcceptanceStatusCode) =>
  PATHS.filter((path) => mayEvaluate(PEOPLE[who], anApplication({}, status), path, evaluation));

test.each<[who: Who, paths: readonly EvaluationPath[]]>([
  ['lidar reviewer', ['lidar-feasibility', 'lidar-feature', 'lidar-channel', 'lidar-general']],
  ['lidar data reviewer', ['lidar-data']],
  ['photometer reviewer', ['photometer-general']],
  ['photometer data reviewer', ['photometer-data']],
  ['reviewer of others', []],
  ['CARS', []],
  ['administrator', PATHS],
  ['administrator who owns it', PATHS],
])('the %s evaluates %j until it is submitted [1.10, 4.11, 6.7, 6.10, 11.3.10]', (who, paths) => {
  expect(evaluatedBy(who, OPEN)).toEqual(paths);
  expect(evaluatedBy(who, SUBMITTED)).toEqual([]);
});

test.each<AcceptanceStatusCode>(['draft', 'preliminary_report_issued', 'waiting_final_report', 'evaluated'])(
  'no user evaluates an application that is %s [6.11]',
  (status) => {
    expect(evaluatedBy('administrator', OPEN, status)).toEqual([]);
    expect(evaluatedBy('lidar reviewer', OPEN, status)).toEqual([]);
  },
);

test('a visitor evaluates nothing, and an owner is recognised', () => {
  expect(mayEvaluate(null, anApplication(), 'synergy', OPEN)).toBe(false);
  expect(isOwnFacility(PEOPLE['administrator who owns it'], anApplication())).toBe(true);
  expect(isOwnFacility(PEOPLE.administrator, anApplication())).toBe(false);
});

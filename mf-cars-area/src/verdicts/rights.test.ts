import type { AcceptanceStatusCode } from '@portal/domain';
import { anApplication, PEOPLE } from './review.fixture';
import type { Who } from './review.fixture';
import { isOwnFacility, mayJudge } from './rights';
import type { VerdictPath } from './rights';

const PATHS: readonly VerdictPath[] = [
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

const judgedBy = (who: Who, verdict: { evaluation_date: number | null }, status?: AcceptanceStatusCode) =>
  PATHS.filter((path) => mayJudge(PEOPLE[who], anApplication({}, status), path, verdict));

test.each<[who: Who, paths: readonly VerdictPath[]]>([
  ['lidar reviewer', ['lidar-feasibility', 'lidar-feature', 'lidar-channel', 'lidar-general']],
  ['lidar data reviewer', ['lidar-data']],
  ['photometer reviewer', ['photometer-general']],
  ['photometer data reviewer', ['photometer-data']],
  ['reviewer of others', []],
  ['CARS', []],
  ['administrator', PATHS],
  ['administrator who owns it', PATHS],
])('the %s judges %j, until it is submitted', (who, paths) => {
  expect(judgedBy(who, OPEN)).toEqual(paths);
  expect(judgedBy(who, SUBMITTED)).toEqual([]);
});

test.each<AcceptanceStatusCode>(['draft', 'preliminary_report_issued', 'waiting_final_report', 'evaluated'])(
  'nobody judges an application that is %s',
  (status) => {
    expect(judgedBy('administrator', OPEN, status)).toEqual([]);
    expect(judgedBy('lidar reviewer', OPEN, status)).toEqual([]);
  },
);

test('a visitor judges nothing, and an owner is known as one', () => {
  expect(mayJudge(null, anApplication(), 'synergy', OPEN)).toBe(false);
  expect(isOwnFacility(PEOPLE['administrator who owns it'], anApplication())).toBe(true);
  expect(isOwnFacility(PEOPLE.administrator, anApplication())).toBe(false);
});

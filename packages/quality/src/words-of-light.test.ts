import type { Light, LightReason, TestBookRow } from '@portal/domain';
import { wordsOfFacility, wordsOfLidar } from './words-of-light';

const row = (light: Light, reason: LightReason, is_required = true): TestBookRow => ({
  type: 'telecover',
  is_required,
  light,
  reason,
  due: null,
  sentence: '',
  names: [],
});
const RECOMMENDED = row('amber', 'recommendations-open');
const GREEN = row('green', 'up-to-date');

test.each<[why: string, light: Light, rows: TestBookRow[], words: string]>([
  ['only a recommendation is open', 'amber', [RECOMMENDED, GREEN], 'Recommendation open'],
  ['a test is due besides', 'amber', [RECOMMENDED, row('amber', 'due-soon')], 'Due soon'],
  ['only an optional test is due', 'amber', [RECOMMENDED, row('amber', 'due-soon', false)], 'Recommendation open'],
  ['it is after a change', 'amber', [row('amber', 'after-event')], 'Due soon'],
  ['a worse light is beside a recommendation', 'red', [RECOMMENDED, row('red', 'overdue')], 'Action needed'],
  ['it is out of service', 'grey', [row('grey', 'out-of-service')], 'Out of service'],
  ['nothing is asked for', 'green', [GREEN], 'Up to date'],
])('the light of a lidar says what it is about if %s', (_why, light, rows, words) => {
  expect(wordsOfLidar({ light, rows })).toBe(words);
});

const lidar = (light: Light, rows: TestBookRow[]) => ({ _id: '', name: 'RALI', light, rows, configurations: [] });

test('the light of a facility says what its instruments of this light are about', () => {
  const lidars = [lidar('amber', [RECOMMENDED]), lidar('green', [GREEN])];
  expect(wordsOfFacility({ light: 'amber', lidars, photometers: [] })).toBe('Recommendation open');
  const photometer = { _id: '', name: 'CIMEL', light: 'amber', reason: 'due-soon', sentence: '', due: null } as const;
  expect(wordsOfFacility({ light: 'amber', lidars, photometers: [photometer] })).toBe('Due soon');
});

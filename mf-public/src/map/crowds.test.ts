import { gather } from './crowds';
import type { ProjectedFacility } from './crowds';

const at = (acronym: string, x: number, y = 0): ProjectedFacility => ({ acronym, x, y });
const describeCrowds = (facilities: readonly ProjectedFacility[]) => {
  const { single, crowds } = gather(facilities);
  return [
    ...single.map(({ acronym }) => acronym),
    ...crowds.map(({ members, x }) => `${members.map(({ acronym }) => acronym).join('+')} at ${x}`),
  ];
};

test.each<[what: string, facilities: ProjectedFacility[], drawn: string[]]>([
  ['distant facilities are drawn individually', [at('LEI', 0), at('THE', 45)], ['LEI', 'THE']],
  ['near facilities form one crowd at their centre [12.2]', [at('ATZ', 0), at('ARSS', 44)], ['ATZ+ARSS at 22']],
  ['at one place', [at('MUC', 7), at('MUN', 7)], ['MUC+MUN at 7']],
  ['a crowd across the boundary of two squares', [at('ATZ', -1), at('ARSS', 1)], ['ATZ+ARSS at 0']],
  ['a crowd in all directions', [at('A', 0, 0), at('B', 30, 30), at('C', -30, -30)], ['C+A+B at 0']],
  ['a facility belongs to one crowd only', [at('A', 0), at('B', 40), at('C', 80)], ['C', 'A+B at 20']],
  [
    'crowds whose markers would overlap are merged',
    [at('A', 0), at('B', 40), at('C', 50), at('D', 60)],
    ['A+B+C+D at 37.5'],
  ],
])('%s', (_what, facilities, drawn) => {
  expect(describeCrowds(facilities)).toEqual(drawn);
});

test('thousands of facilities are each drawn exactly once, and no markers overlap [12.2]', () => {
  const many = Array.from({ length: 5000 }, (_, number) =>
    at(`F${number}`, (number * 7919) % 3001, (number * 104_729) % 1999),
  );
  const { single, crowds } = gather(many);
  const drawn = [...single, ...crowds.flatMap(({ members }) => members)].map(({ acronym }) => acronym);
  expect(drawn).toHaveLength(5000);
  expect(new Set(drawn).size).toBe(5000);
  const nearest = crowds.map(({ x, y }, number) =>
    Math.min(...crowds.slice(number + 1).map((other) => Math.hypot(other.x - x, other.y - y))),
  );
  expect(Math.min(...nearest)).toBeGreaterThanOrEqual(36);
});

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
  ['far from each other, each is drawn', [at('LEI', 0), at('THE', 45)], ['LEI', 'THE']],
  ['near ones are one crowd, at their middle [12.2]', [at('ATZ', 0), at('ARSS', 44)], ['ATZ+ARSS at 22']],
  ['at one place', [at('MUC', 7), at('MUN', 7)], ['MUC+MUN at 7']],
  ['across the border of two squares', [at('ATZ', -1), at('ARSS', 1)], ['ATZ+ARSS at 0']],
  ['in every direction', [at('A', 0, 0), at('B', 30, 30), at('C', -30, -30)], ['C+A+B at 0']],
  ['who belongs to one crowd belongs to no other', [at('A', 0), at('B', 40), at('C', 80)], ['C', 'A+B at 20']],
  [
    'crowds whose signs would lie on each other are one',
    [at('A', 0), at('B', 40), at('C', 50), at('D', 60)],
    ['A+B+C+D at 37.5'],
  ],
])('%s', (_what, facilities, drawn) => {
  expect(describeCrowds(facilities)).toEqual(drawn);
});

test('of thousands of facilities nobody is lost, nobody is drawn twice, and no sign lies on another [12.2]', () => {
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

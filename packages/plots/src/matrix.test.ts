import { matrixScene } from './matrix';
import type { MatrixFacts } from './matrix';

const FACTS: MatrixFacts = {
  columns: ['Feasibility', 'Data'],
  rows: [
    {
      name: 'RALI',
      cells: [
        { code: 'yes', words: 'Compliant' },
        { code: 'no', words: 'Not compliant' },
      ],
    },
    { name: 'A photometer with a very long name', cells: [undefined, { code: null, words: 'Not evaluated' }] },
  ],
};

test('every cell says in words what was found; what does not concern an instrument has none', () => {
  const scene = matrixScene(FACTS, 620);
  expect(scene?.table).toEqual({
    columns: ['Instrument', 'Feasibility', 'Data'],
    rows: [
      ['RALI', 'Compliant', 'Not compliant'],
      ['A photometer with a very long name', '–', 'Not evaluated'],
    ],
  });
  const words = scene?.marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : [])) ?? [];
  expect(words).toEqual(expect.arrayContaining(['RALI', 'Compliant', 'Not compliant', 'Not evaluated', 'Feasibility']));
  expect(words).toContain('A photometer with a ve…');
  expect(scene?.marks.filter(({ kind }) => kind === 'area').map(({ tone }) => tone)).toEqual([
    'good',
    'poor',
    'missing',
  ]);
  expect(scene?.description).toContain('1 of 3');
});

test('without an instrument there is no plot', () => {
  expect(matrixScene({ ...FACTS, rows: [] }, 620)).toBeUndefined();
});

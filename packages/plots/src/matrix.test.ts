import { matrixScene } from './matrix';
import { wrapped } from './scene';
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
  shares: { instruments: { not: 0, of: 2 }, aspects: { not: 2, of: 4 } },
};

test('every cell shows its compliance in words; aspects that do not apply to an instrument say so [12.294]', () => {
  const scene = matrixScene(FACTS, 620);
  expect(scene?.table).toEqual({
    columns: ['Instrument', 'Feasibility', 'Data'],
    rows: [
      ['RALI', 'Compliant', 'Not compliant'],
      ['A photometer with a very long name', 'Not applicable', 'Not evaluated'],
    ],
  });
  const words = scene?.marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : [])) ?? [];
  expect(words).toEqual(
    expect.arrayContaining(['RALI', 'Compliant', 'Not compliant', 'Not evaluated', 'Feasibility', 'Not applicable']),
  );
  expect(words).toContain('A photometer with a ve…');
  expect(scene?.marks.filter(({ kind }) => kind === 'area').map(({ tone }) => tone)).toEqual([
    'good',
    'poor',
    'missing',
  ]);
  // The synergy counts too, although it has no cell.
  expect(scene?.description).toBe(
    'Not compliant: 0 of 2 instruments, 2 of 4 aspects. The synergy is one of the aspects.',
  );
});

test('an application without instruments has no plot', () => {
  expect(matrixScene({ ...FACTS, rows: [] }, 620)).toBeUndefined();
});

test('the text of a narrow cell is wrapped, never truncated', () => {
  const columns = ['Feasibility', 'Feature', 'Channel', 'Instrument', 'Data'];
  const cells = columns.map(() => ({ code: 'partially', words: 'Partially compliant' }) as const);
  const scene = matrixScene({ ...FACTS, columns, rows: [{ name: 'RALI', cells }] }, 480);
  const words = scene?.marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : [])) ?? [];
  expect(words.filter((text) => text === 'Partially')).toHaveLength(columns.length);
  expect(words.filter((text) => text === 'compliant')).toHaveLength(columns.length);
  expect(words.join('')).not.toContain('…');
  const inOneLine = matrixScene(
    { ...FACTS, columns: ['Data'], rows: [{ name: 'RALI', cells: cells.slice(0, 1) }] },
    480,
  );
  expect(scene?.height).toBeGreaterThan(inOneLine?.height ?? Infinity);
});

test.each<[text: string, width: number, lines: string[]]>([
  ['Compliant', 100, ['Compliant']],
  ['Partially compliant', 73, ['Partially', 'compliant']],
  ['Not compliant', 100, ['Not compliant']],
  ['Incomprehensible', 64, ['Incomprehe', 'nsible']],
])('"%s" is wrapped at a width of %i', (text, width, lines) => {
  expect(wrapped(text, width)).toEqual(lines);
});

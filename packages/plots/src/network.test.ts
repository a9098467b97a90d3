import { networkScene } from './network';

const MONTHS = [
  { month: '2025-12', counts: { candidate: 3 } },
  { month: '2026-01', counts: { candidate: 2, labelled: 1 } },
];

test('each occurring status has a lane, and the table lists every month, latest first [12.71]', () => {
  const scene = networkScene(MONTHS, 640);
  expect(scene?.table).toEqual({
    columns: ['Month', 'Candidate', 'Labelled'],
    rows: [
      ['2026-01', '2', '1'],
      ['2025-12', '3', '0'],
    ],
  });
  const words = scene?.marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : [])) ?? [];
  expect(words).toEqual(expect.arrayContaining(['Candidate: 2', 'Labelled: 1']));
});

test.each([1, 2, 60])('%d months fit inside the plot with at most seven axis labels', (count) => {
  const months = Array.from({ length: count }, (_unused, at) => ({
    month: `20${10 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`,
    counts: { labelled: at + 1 },
  }));
  const scene = networkScene(months, 390);
  const labels = scene?.marks.filter((mark) => mark.kind === 'text' && /^\d{4}-\d\d$/.test(mark.text)) ?? [];
  expect(labels.length).toBeLessThanOrEqual(7);
  expect(labels.length).toBeGreaterThanOrEqual(Math.min(count, 2));
  const numbers = scene?.marks.flatMap((mark) => (mark.kind === 'text' ? [mark.x] : [])) ?? [];
  expect(Math.max(...numbers)).toBeLessThanOrEqual(390);
});

test('an empty list of months has no plot', () => {
  expect(networkScene([], 390)).toBeUndefined();
});

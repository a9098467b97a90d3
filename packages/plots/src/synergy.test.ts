import type { SynergyMatrix } from '@portal/domain';
import { overlap } from './scene';
import { synergyScene } from './synergy';

const matrixOf = (distances: readonly (number | null)[]): SynergyMatrix => ({
  pairs: distances.map((distance, index) => ({ lidar: 'l', photometer: `p${index}`, distance, synergy: null })),
  lidars: { l: { name: 'RALI', general_compliance: null } },
  photometers: Object.fromEntries(
    distances.map((_distance, index) => [`p${index}`, { name: `Cimel ${index}`, general_compliance: null }]),
  ),
});

test.each<[why: string, distance: number | null, shown: string, within: string, dots: [area: number, line: number]]>([
  ['at the same location', 0, '0.00', 'Yes', [1, 0]],
  ['at the inclusive limit', 1, '1.00', 'Yes', [1, 0]],
  ['a few metres beyond the limit', 1.004, '>1.00', 'No', [0, 1]],
  ['far apart', 111.13, '111.13', 'No', [0, 1]],
  ['with an unknown position', null, 'Not given', 'No', [0, 0]],
])('a pair %s has figures, words, and a filled or open dot [12.71]', (_why, distance, shown, within, [area, line]) => {
  const scene = synergyScene(matrixOf([distance]), 400);
  expect(scene?.table.rows).toEqual([['1', 'RALI', 'Cimel 0', shown, within]]);
  expect(scene?.description).toContain(`${within === 'Yes' ? 1 : 0} of 1`);
  const dots = scene?.marks.filter(({ tone }) => tone === 'value') ?? [];
  expect(dots.filter(({ kind }) => kind === 'area')).toHaveLength(area);
  expect(dots.filter(({ kind }) => kind === 'line')).toHaveLength(line);
});

test('dots of distant pairs stay on the rings', () => {
  const scene = synergyScene(matrixOf([0.2, 0.9, 50, 4000]), 300);
  const xs = scene?.marks.flatMap((mark) => (mark.kind === 'text' || mark.tone !== 'value' ? [] : [mark.d])) ?? [];
  expect(xs).toHaveLength(4);
  for (const d of xs) {
    const [, x = '', y = ''] = /^M(-?[\d.]+),(-?[\d.]+)/.exec(d) ?? [];
    expect(Math.min(Number(x), Number(y))).toBeGreaterThanOrEqual(0);
    expect(Math.max(Number(x), Number(y))).toBeLessThanOrEqual(300);
  }
});

test('no number is drawn over another label, and each pair is named by number, instruments and distance [12.244]', () => {
  const scene = synergyScene(matrixOf([0, 0, 1.91]), 320);
  const labels = scene?.marks.filter((mark) => mark.kind === 'text') ?? [];
  for (const [at, one] of labels.entries())
    for (const other of labels.slice(at + 1)) expect([one.text, other.text, overlap(one, other)]).toContain(false);
  const texts = labels.map(({ text }) => text);
  expect(texts).toEqual(expect.arrayContaining(['1, 2', '3', '1.91 km', 'No. 3: RALI – Cimel 2, 1.91 km']));
});

test('dots at one place share a label, so that each has its number [12.294]', () => {
  const scene = synergyScene(matrixOf([0, 0, 0, 0]), 320);
  expect(scene?.marks).toContainEqual(expect.objectContaining({ kind: 'text', text: '1, 2, 3, 4' }));
});

test('no number reads as one with a label beside it [12.294]', () => {
  const counts = Array.from({ length: 12 }, (_each, at) => at + 1);
  const farthest = Array.from({ length: 29 }, (_each, at) => (at + 1) / 10);
  const labelled = counts.flatMap((count) =>
    farthest.map((km) => {
      const distances = Array.from({ length: count }, (_each, at) => (km * (at + 1)) / count);
      return synergyScene(matrixOf(distances), 240)?.marks.filter((mark) => mark.kind === 'text') ?? [];
    }),
  );
  const tooClose = labelled.flatMap((labels) =>
    labels
      .filter(({ text }) => /^\d+(, \d+)*$/.test(text))
      .flatMap((one) =>
        labels.filter((other) => one !== other && overlap(one, other, 6)).map(({ text }) => [one.text, text]),
      ),
  );
  expect(tooClose).toEqual([]);
});

const textsOf = (distance: number) =>
  synergyScene(matrixOf([distance]), 320)?.marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []));

test('the outer ring says "or more" only if a pair is farther away', () => {
  expect(textsOf(2)).toContain('2.00 km');
  expect(textsOf(50)).toContain('3.00 km or more');
});

test('pairs above the limit are named in the table only', () => {
  const scene = synergyScene(matrixOf(Array.from({ length: 225 }, () => 0.5)), 400);
  expect(scene?.height).toBeLessThan(400);
  expect(scene?.marks).toContainEqual(expect.objectContaining({ text: expect.stringContaining('225 pairs') }));
  expect(scene?.table.rows).toHaveLength(225);
});

test('a facility without pairs has no plot', () => {
  expect(synergyScene(matrixOf([]), 400)).toBeUndefined();
});

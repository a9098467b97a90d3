import { epochOf } from '@portal/domain';
import type { FigureTrend } from '@portal/domain';
import { trendScene } from './trend';

const OVERLAP: FigureTrend = {
  type: 'telecover',
  name: '0532xppr',
  points: [
    { test: 'a', at: epochOf('2024-05-01'), value: 225, status: 'superseded' },
    { test: 'b', at: epochOf('2025-05-01'), value: 412.5, status: 'failed' },
    { test: 'c', at: epochOf('2026-05-01'), value: 232.5, status: 'passed' },
  ],
};

const wordsOf = (trend: FigureTrend) =>
  (trendScene(trend, 640)?.marks ?? []).flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []));

test('full overlap over the years has the advised limit, its days and a table, the newest first', () => {
  const scene = trendScene(OVERLAP, 640);
  expect(scene?.title).toBe('Full overlap of 0532xppr over the years');
  expect(scene?.description).toBe('Full overlap in 3 tests, from 225 m in the first to 232.5 m in the last.');
  expect(wordsOf(OVERLAP)).toEqual(
    expect.arrayContaining(['Advised at most: 300 m', 'Failed', '2024-05-01', '2026-05-01']),
  );
  expect(scene?.table.rows[0]).toEqual(['2026-05-01', '232.5', 'Passed']);
});

test('a gain ratio has no advised limit', () => {
  const points = OVERLAP.points.map((point, index) => ({
    ...point,
    value: 0.99 + index / 100,
    status: 'passed' as const,
  }));
  const eta: FigureTrend = { type: 'polarisation_calibration', name: '0532xcpr/0532xppr', points };
  expect(trendScene(eta, 640)?.title).toBe('Gain ratio η of 0532xcpr/0532xppr over the years');
  expect(wordsOf(eta).join(' ')).not.toMatch(/Advised|Failed/);
});

test.each([260, 640])('nothing leaves a plot of %i px', (width) => {
  const numbers = (trendScene(OVERLAP, width)?.marks ?? []).flatMap((mark) =>
    mark.kind === 'text' ? [mark.x] : [...mark.d.matchAll(/[ML](-?[\d.]+),/g)].map(([, x]) => Number(x)),
  );
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...numbers)).toBeLessThanOrEqual(width);
});

test('one test is no trend', () => {
  expect(trendScene({ ...OVERLAP, points: OVERLAP.points.slice(0, 1) }, 640)).toBeUndefined();
});

import { atlasText, RAYLEIGH_HEADER } from './atlas-text.fixture';
import { presentLimits } from './limits';
import { seriesOf } from './series';
import { QA_SETTINGS } from './settings';
import { molecular, RANGES, sector, signal } from './signals.fixture';

const EARLY = sector(150);

test.each<[why: string, text: string, names: string[]]>([
  [
    'a telecover',
    atlasText({ names: 'N1, E1, S1, W1, N2', columns: Array.from({ length: 5 }, () => EARLY) }),
    ['N', 'E', 'S', 'W', 'deviation'],
  ],
  [
    'a Rayleigh fit',
    atlasText({
      header: RAYLEIGH_HEADER,
      names: 'attnRayleighBSC, RangeCorrectedSignal',
      columns: [signal(molecular), signal((range) => 7 * molecular(range))],
    }),
    ['molecular', 'signal'],
  ],
  ['any other text', atlasText({ names: 'ITplus45', columns: [EARLY] }), ['ITplus45']],
])('%s has its lines, of at most 800 points', (_why, text, names) => {
  const series = seriesOf(text, presentLimits('telecover'));
  expect(series?.lines.map(({ name }) => name)).toEqual(names);
  expect(Math.max(...(series?.lines.map(({ points }) => points.length) ?? []))).toBeLessThanOrEqual(800);
});

test('the signal of a Rayleigh fit is scaled to the molecules in the window of the file', () => {
  const columns = [signal(molecular), signal((range) => 7 * molecular(range))];
  const text = atlasText({ header: RAYLEIGH_HEADER, names: 'attnRayleighBSC, RangeCorrectedSignal', columns });
  const [wanted, measured] = seriesOf(text, {})?.lines ?? [];
  expect(measured?.points[0]?.[1]).toBeCloseTo(wanted?.points[0]?.[1] ?? 0, 10);
  expect(measured?.points[0]?.[0]).toBe(RANGES[0]);
});

test('a text that cannot be read has no lines', () => {
  expect(seriesOf('no text', {})).toBeNull();
});

test('sectors are made comparable in the window of their self-check', () => {
  const text = atlasText({ names: 'N1, E1, S1, W1, N2', columns: Array.from({ length: 5 }, () => EARLY) });
  const former = { telecover: { ...QA_SETTINGS.telecover, normaliseFrom: 900, normaliseTo: 1100 } };
  const northAt = (range: number, limits: typeof former | object) =>
    seriesOf(text, limits)?.lines[0]?.points.find(([at]) => at >= range)?.[1];
  expect(northAt(1000, former)).toBeCloseTo(1, 1);
  expect(northAt(1750, presentLimits('telecover'))).toBeCloseTo(1, 1);
  expect(northAt(1750, former)).toBeLessThan(0.95);
  expect(northAt(1000, {})).toBe(northAt(1000, presentLimits('telecover')));
});

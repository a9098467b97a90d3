import { atlasText, POLARISATION_HEADER, RAYLEIGH_HEADER } from './atlas-text.fixture';
import { presentLimits } from './limits-of-check';
import { seriesOf, type PlotLine, type PlotQuantity } from './series';
import { QA_SETTINGS } from './settings';
import { molecular, noise, RANGES, sector, signal } from './signals.fixture';

const EARLY = sector(150);

const TELECOVER = atlasText({ names: 'N1, E1, S1, W1, N2', columns: Array.from({ length: 5 }, () => EARLY) });
const RAYLEIGH = atlasText({
  header: RAYLEIGH_HEADER,
  names: 'attnRayleighBSC, RangeCorrectedSignal',
  columns: [signal(molecular), signal((range) => 7 * molecular(range))],
});
const CALIBRATION = atlasText({
  header: POLARISATION_HEADER,
  names: 'ITplus45, IRplus45, ITminus45, IRminus45, ITRayleigh, IRRayleigh',
  columns: [1.1, 1, 0.9, 1, 0.0041, 1].map((level) => RANGES.map(() => level)),
});
const PAIR = '0532xcpx/0532xppx';

const linesOf = (text: string, quantity: PlotQuantity, name = '') =>
  (seriesOf(text, {}, name)?.lines ?? []).filter((line) => line.quantity === quantity);
const namesOf = (text: string, quantity: PlotQuantity, name = '') =>
  linesOf(text, quantity, name).map((line) => line.name);
const values = ({ points }: PlotLine) => points.map(([, value]) => value);

test('a telecover has its sectors, and the deviation of each from their mean', () => {
  expect(namesOf(TELECOVER, 'signal')).toEqual(['N', 'E', 'S', 'W', 'repeated']);
  expect(namesOf(TELECOVER, 'deviation')).toEqual(['N', 'E', 'S', 'W']);
  const late = atlasText({ names: 'N1, E1, S1, W1', columns: [sector(250), EARLY, EARLY, EARLY] });
  const [north, east] = linesOf(late, 'deviation').map((line) => values(line)[20] ?? 0);
  expect(north).toBeLessThan(-0.5);
  expect(east).toBeGreaterThan(0.1);
});

test('the shown ranges of a telecover keep every bin of 7.5 m [12.611]', () => {
  const [north] = linesOf(TELECOVER, 'signal');
  expect(north?.points.map(([range]) => range)).toEqual(RANGES.slice(0, 400));
});

test('a Rayleigh fit is drawn 4 km around its window, relative to the window', () => {
  expect(namesOf(RAYLEIGH, 'signal')).toEqual(['molecular', 'signal']);
  const [bins, smooth, slope] = linesOf(RAYLEIGH, 'deviation');
  expect(bins?.points[0]?.[0]).toBe(2002.5);
  expect(bins?.points.at(-1)?.[0]).toBe(12_000);
  expect(Math.max(...(bins?.points ?? []).map(([, value]) => Math.abs(value)))).toBeLessThan(1e-4);
  expect(smooth?.name).toBe('smooth');
  expect(slope?.points.map(([range]) => range)).toEqual([6000, 8000]);
});

test('a bin without molecules leaves a gap, and the running mean goes on', () => {
  const text = atlasText({
    header: RAYLEIGH_HEADER,
    names: 'attnRayleighBSC, RangeCorrectedSignal',
    columns: [signal((range) => (range === 3000 ? 0 : molecular(range))), signal(molecular)],
  });
  const [, smooth] = linesOf(text, 'deviation');
  expect((smooth?.points ?? []).every(([, value]) => Number.isFinite(value))).toBe(true);
});

test('without a window in the file, the best one is drawn', () => {
  const header = RAYLEIGH_HEADER.filter((line) => !line.includes('height limits'));
  const next = noise();
  const text = atlasText({
    header,
    names: 'attnRayleighBSC, RangeCorrectedSignal',
    columns: [signal(molecular), signal((range) => molecular(range) * (1 + 0.02 * next()))],
  });
  expect(linesOf(text, 'deviation').at(-1)).toMatchObject({ name: 'slope', points: expect.any(Array) });
});

test('a polarisation calibration has the gain ratio, and the depolarisation for both orders beside the molecules', () => {
  expect(namesOf(CALIBRATION, 'gain')).toEqual(['eta', 'plus', 'minus', 'mean']);
  expect(linesOf(CALIBRATION, 'gain').map((line) => values(line)[0])).toEqual([0.994987, 1.1, 0.9, 0.994987]);
  const depolarisation = linesOf(CALIBRATION, 'depolarisation', PAIR);
  expect(depolarisation.map(({ name }) => name)).toEqual(['as_written', 'as_named', 'molecular']);
  expect(depolarisation[0]?.points[0]?.[1]).toBeCloseTo(0.00412, 5);
  expect(depolarisation[2]?.points).toEqual([
    [6000, 0.0036],
    [8000, 0.0036],
  ]);
  expect(namesOf(CALIBRATION, 'column')).toHaveLength(6);
  expect(namesOf(CALIBRATION, 'depolarisation')).toEqual(['as_written', 'as_named']);
});

test('without parameters of the optics there is no depolarisation, and without a position no gain ratio', () => {
  const plain = CALIBRATION.replace(/GR.*\n/, '');
  expect(namesOf(plain, 'depolarisation', PAIR)).toEqual([]);
  expect(namesOf(plain.replaceAll('plus45', 'plus'), 'gain')).toEqual([]);
});

test.each([TELECOVER, RAYLEIGH, CALIBRATION, atlasText({ names: 'other', columns: [EARLY] })])(
  'no line has more than 800 points, %#',
  (text) => {
    const { lines = [] } = seriesOf(text, {}, PAIR) ?? {};
    expect(lines.length).toBeGreaterThan(0);
    expect(Math.max(...lines.map(({ points }) => points.length))).toBeLessThanOrEqual(800);
  },
);

test('any other text has its columns only', () => {
  expect(namesOf(atlasText({ names: 'other', columns: [EARLY] }), 'column')).toEqual(['other']);
});

test('a text that cannot be read has no lines', () => {
  expect(seriesOf('no text', {})).toBeNull();
});

test('sectors are made comparable in the window of their self-check', () => {
  const former = { telecover: { ...QA_SETTINGS.telecover, normaliseFrom: 900, normaliseTo: 1100 } };
  const northAt = (range: number, limits: typeof former | object) =>
    seriesOf(TELECOVER, limits)?.lines[0]?.points.find(([at]) => at >= range)?.[1];
  expect(northAt(1000, former)).toBeCloseTo(1, 1);
  expect(northAt(1750, presentLimits('telecover'))).toBeCloseTo(1, 1);
  expect(northAt(1750, former)).toBeLessThan(0.95);
  expect(northAt(1000, {})).toBe(northAt(1000, presentLimits('telecover')));
});

import { polarisationOf, rayleighOf, telecoverOf } from './atlas-columns';
import { atlasText, POLARISATION_HEADER, RAYLEIGH_HEADER } from './atlas-text.fixture';
import { readAtlasText, type AtlasText } from './atlas-text';
import { evaluateRayleighFit } from './rayleigh-fit';
import { QA_SETTINGS } from './settings';
import { molecular, RANGES, sector, signal } from './signals.fixture';
import { evaluateTelecover } from './telecover';

function read(text: string): AtlasText {
  const reading = readAtlasText(text);
  if ('problem' in reading) throw new Error(reading.problem);
  return reading.text;
}

const [EARLY, LATE] = [sector(150), sector(250)];
const FIVE = [LATE, EARLY, EARLY, EARLY, LATE];

test.each<[why: string, names: string, columns: number[][], overlap: number]>([
  ['one iteration and a repetition', 'N1, E1, S1, W1, N2', FIVE, 367.5],
  ['two iterations in the header, averages in the columns', 'N1, E1, S1, W1, N2, E2, S2, W2, N3', FIVE, 367.5],
  [
    'two iterations in both',
    'N1, E1, S1, W1, N2, E2, S2, W2, N3',
    [...FIVE.slice(0, 4), ...FIVE.slice(0, 4), LATE],
    367.5,
  ],
])('T3 in a file, %s', (_why, names, columns, overlap) => {
  const telecover = telecoverOf(read(atlasText({ names, columns })));
  expect(telecover?.sectors.map(({ code }) => code).join('')).toBe('NESW');
  expect(telecover?.repeated?.code).toBe('N');
  const { figures } = evaluateTelecover(telecover ?? { ranges: [], sectors: [], repeated: null }, 'quadrants', null);
  expect(figures).toMatchObject({ full_overlap_m: overlap, repeat_deviation: 0 });
});

test('T8: ranges in km and in m give the same result', () => {
  const names = 'N1, E1, S1, W1, N2';
  const [km, m] = [1000, 1].map((unit) => telecoverOf(read(atlasText({ names, columns: FIVE, unit }))));
  expect(km).toEqual(m);
  expect(km?.ranges[0]).toBe(7.5);
});

test.each<[why: string, names: string, count: number, isRead: boolean]>([
  ['four of nine columns', 'N1, E1, S1, W1, N2, E2, S2, W2', 4, true],
  ['five of nine columns', 'N1, E1, S1, W1, N2, E2, S2, W2, N3', 5, true],
  ['three of nine columns', 'N1, E1, S1, W1, N2, E2, S2, W2, N3', 3, false],
  ['six of nine columns', 'N1, E1, S1, W1, N2, E2, S2, W2, N3', 6, false],
  ['two rings', 'I1, O1', 2, true],
  ['rings with a repetition', 'I1, O1, I2, O2, I3', 3, true],
  ['one ring of two', 'I1, O1', 1, false],
  ['columns without names', ' , , , ', 4, false],
])('telecover, %s: read is %s', (_why, names, count, isRead) => {
  const columns = Array.from({ length: count }, () => EARLY);
  expect(telecoverOf(read(atlasText({ names, columns }))) !== null).toBe(isRead);
});

test('without a repetition no sector is taken for one', () => {
  expect(telecoverOf(read(atlasText({ names: 'N1, E1, S1, W1', columns: FIVE.slice(0, 4) })))?.repeated).toBeNull();
});

test('a Rayleigh fit has its window in m and the hours to its radiosonde', () => {
  const columns = [signal(molecular), signal((range) => 3e9 * molecular(range) * (1 + 0.001 * Math.sin(range)))];
  const names = 'attnRayleighBSC, RangeCorrectedSignal';
  const rayleigh = rayleighOf(read(atlasText({ header: RAYLEIGH_HEADER, names, columns })));
  expect(rayleigh).toMatchObject({ window: { from: 6000, to: 8000 }, radiosondeHours: 3 });
  expect(rayleigh && evaluateRayleighFit(rayleigh, null).figures.fit?.from).toBe(6000);
  expect(rayleighOf(read(atlasText({ names, columns })))).toMatchObject({ window: null, radiosondeHours: null });
  expect(rayleighOf(read(atlasText({ names: 'N1, E1', columns })))).toBeNull();
});

test('a polarisation calibration has three pairs, and its parameters', () => {
  const names = 'ITplus45, IRplus45, ITminus45, IRminus45, ITRayleigh, IRRayleigh';
  const columns = Array.from({ length: 6 }, (_column, index) => RANGES.map(() => index + 1));
  const text = polarisationOf(read(atlasText({ header: POLARISATION_HEADER, names, columns })));
  expect(text?.optics).toEqual({ g_r: 1, g_t: 1, h_r: -1, h_t: 1, k: 1 });
  expect(text?.pairs.minus?.map((values) => values[0])).toEqual([3, 4]);
  const half = polarisationOf(read(atlasText({ names: 'ITplus45, IRplus45', columns: columns.slice(0, 2) })));
  expect(half).toMatchObject({ optics: null, pairs: { minus: null, molecular: null } });
  expect(polarisationOf(read(atlasText({ names: 'N1, E1', columns })))).toBeNull();
});

test('columns may be separated by spaces', () => {
  const text = atlasText({ names: 'N1, E1', columns: [EARLY, EARLY] }).replaceAll(/(\d),(-?\d)/g, '$1 $2');
  expect(read(text).columns).toHaveLength(2);
});

const GOOD = atlasText({ names: 'N1, E1', columns: [EARLY, EARLY] });
const FULL = QA_SETTINGS.reader.maxText;

test.each<[why: string, text: string, problem: string]>([
  ['nothing', '', 'It has no line with the names of the columns.'],
  ['more than 2 MB', 'a'.repeat(FULL + 1), 'It is too long.'],
  ['one line of 2 MB', 'a'.repeat(FULL), 'A line of it is too long.'],
  ['2 MB of line ends', '\n'.repeat(FULL), 'It has no line with the names of the columns.'],
  ['2 MB of spaces after "range"', `range${' '.repeat(FULL - 5)}`, 'A line of it is too long.'],
  ['2 MB of lines with one number', `range, N1\n${'1\n'.repeat(FULL / 2 - 10)}`, 'It has too few or too many columns.'],
  ['2 MB of short lines', `range,N1\n${'1,1\n'.repeat(FULL / 4 - 10)}`, 'It has too many lines.'],
  ['2 MB of commas', `range,N1\n${`${','.repeat(3999)}\n`.repeat(500)}`, 'It has too few or too many columns.'],
  ['a word among the numbers', `${GOOD}3.1e+1,nan,1\n`, 'It holds something that is not a number.'],
  ['infinity', `${GOOD}3.1e+1,Infinity,1\n`, 'It holds something that is not a number.'],
  ['a hexadecimal number', `${GOOD}3.1e+1,0x10,1\n`, 'It holds something that is not a number.'],
  ['a binary number', `${GOOD}3.1e+1,0b11,1\n`, 'It holds something that is not a number.'],
  ['an octal number', `${GOOD}3.1e+1,0o17,1\n`, 'It holds something that is not a number.'],
  ['a number beyond all', `${GOOD}3.1e+1,1e999,1\n`, 'It holds something that is not a number.'],
  ['an empty cell', `${GOOD}3.1e+1,,1\n`, 'It holds something that is not a number.'],
  ['a shorter line', `${GOOD}3.1e+1,1\n`, 'Its lines have different numbers of columns.'],
  ['99 bins', GOOD.split('\n').slice(0, 104).join('\n'), 'It has fewer than 100 bins.'],
  ['a range that comes back', `${GOOD}1,1,1\n`, 'Its ranges do not ascend.'],
  [
    'ranges that differ by less than a millimetre',
    `range,N1\n${Array.from({ length: 200 }, (_row, index) => `${index}e-9,1`).join('\n')}`,
    'Its ranges do not ascend.',
  ],
  ['a picture', '\u0089PNG\r\n\u001A\n'.repeat(20), 'It has no line with the names of the columns.'],
])('%s is refused with a sentence', (_why, text, problem) => {
  expect(readAtlasText(text)).toEqual({ problem });
});

test('numbers that are too small to be exact are zero', () => {
  const { columns } = read(`${GOOD}3.1e+1,1e-320,-.5e0\n`);
  expect(columns.map((values) => values.at(-1))).toEqual([0, -0.5]);
});

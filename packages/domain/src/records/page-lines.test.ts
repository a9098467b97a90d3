import { lineInWords, pageLines } from './page-lines';
import { POSITION_FIELDS } from './position';

const lines = pageLines(POSITION_FIELDS);
const inWords = (name: string, value: number | null) =>
  lines.filter((line) => line.name === name).map((line) => lineInWords(line, value));

test('the labels of a position name its units', () => {
  expect(lines.map(({ label }) => label)).toEqual(['Latitude (°N)', 'Longitude (°E)', 'Altitude (m)']);
});

test.each([
  ['latitude', 37.164, '37.1640 °N'],
  ['latitude', -34.5, '34.5000 °S'],
  ['latitude', 0, '0.0000 °N'],
  ['longitude', 26.029, '26.0290 °E'],
  ['longitude', -3.605, '3.6050 °W'],
  ['longitude', null, ''],
  ['altitude', -12, '-12'],
] as const)('the %s %s is shown as %j', (name, value, expected) => {
  expect(inWords(name, value)).toEqual([expected]);
});

import { distanceKm } from './distance';
import { formatDistance, isWithinReach } from './reach';

type Degrees = number | null;
const HOME: [number, number] = [44.348, 26.029];

test.each<
  [
    id: string,
    why: string,
    lidar: [number, number],
    photometer: [Degrees, Degrees],
    metres: number | null,
    shown: string,
    within: boolean,
  ]
>([
  ['D01 [10.22]', 'same place', HOME, [44.348, 26.029], 0, '0.00', true],
  ['D02', 'short north–south', HOME, [44.35, 26.029], 222.24, '0.22', true],
  ['D03', 'inside', HOME, [44.3569, 26.029], 988.96, '0.99', true],
  ['D04 [10.22]', '7 cm outside', HOME, [44.357, 26.029], 1000.07, '>1.00', false],
  ['D05', 'inside, east–west', HOME, [44.348, 26.0415], 996.7, '1.00', true],
  ['D06 [10.22]', 'outside', HOME, [44.348, 26.0416], 1004.67, '>1.00', false],
  ['D08', 'outside, on the equator', [0, 0], [0, 0.009], 1001.88, '>1.00', false],
  ['D11', 'far pair', HOME, [45.348, 26.029], 111_128.81, '111.13', false],
  ['D12 [10.22]', 'coordinate missing', HOME, [null, 26.029], null, 'Not given', false],
  ['D13', 'across the date line', [0, 179.999], [0, -179.999], 222.64, '0.22', true],
  ['D14', 'not a number', HOME, [Number.NaN, 26.029], null, 'Not given', false],
])('%s: %s', (_id, _why, lidar, photometer, metres, shown, within) => {
  const km = distanceKm(
    { latitude: lidar[0], longitude: lidar[1] },
    { latitude: photometer[0], longitude: photometer[1] },
  );
  expect(km === null ? null : Math.round(km * 100_000) / 100).toBe(metres);
  expect(formatDistance(km)).toBe(shown);
  expect(isWithinReach(km)).toBe(within);
});

test.each<[km: number, shown: string]>([
  [1, '1.00'],
  [1.004_99, '>1.00'],
  [1.005_01, '1.01'],
  [0.995, '1.00'],
  [12, '12.00'],
])('%f km is shown as %s [9.5, 10.22]', (km, shown) => {
  expect(formatDistance(km)).toBe(shown);
});

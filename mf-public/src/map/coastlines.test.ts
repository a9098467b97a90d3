import { openCoastlines } from './coastlines';
import file from './coastlines.json';

const { land, borders } = openCoastlines(file);

/** Whether a position lies on land: a ray to the east crosses the coastlines an odd number of times. */
function isOnLand(latitude: number, longitude: number) {
  const edges = land.flatMap((ring) => ring.map((point, at) => [point, ring.at(at - 1) ?? point] as const));
  const met = edges.filter(([[y1, x1], [y2, x2]]) => {
    if (y1 > latitude === y2 > latitude) return false;
    return longitude < x1 + ((latitude - y1) / (y2 - y1)) * (x2 - x1);
  });
  return met.length % 2 === 1;
}

test.each<[place: string, latitude: number, longitude: number, isLand: boolean]>([
  ['Leipzig', 51.35, 12.433, true],
  ['Granada', 37.164, -3.605, true],
  ['Crete', 35.24, 24.8, true],
  ['Tenerife', 28.3, -16.55, true],
  ['Svalbard', 78.9, 13.5, true],
  ['the Amazon', -5, -60, true],
  ['the North Sea', 56, 3, false],
  ['the Pacific', 0, -150, false],
  ['the Tyrrhenian Sea', 40, 12, false],
  ['the Caspian Sea', 42, 50.5, false],
])('%s', (_place, latitude, longitude, isLand) => {
  expect(isOnLand(latitude, longitude)).toBe(isLand);
});

test('no line crosses the seas, except along the edges of the drawn area', () => {
  const steps = land.flatMap((ring) => ring.slice(1).map((to, at) => [ring[at] ?? to, to] as const));
  const long = steps.filter(([[, from], [, to]]) => Math.abs(to - from) > 15);
  expect(long.filter(([[from], [to]]) => from !== to || (to !== -60 && to !== 84))).toEqual([]);
});

test('all positions are within the range of web maps', () => {
  const points = [...land, ...borders].flat();
  expect(Math.min(...points.map(([latitude]) => latitude))).toBeGreaterThanOrEqual(-60);
  expect(Math.max(...points.map(([latitude]) => latitude))).toBeLessThanOrEqual(84);
});

test.each<[border: string, latitude: number, longitude: number, isThere: boolean]>([
  ['France and Germany on the Rhine', 48.6, 7.8, true],
  ['Poland and Ukraine', 50.4, 23.9, true],
  ['no line between Crimea and the rest of Ukraine', 46.1, 33.7, false],
  ['no line across Cyprus', 35.1, 33.4, false],
])('borders: %s', (_border, latitude, longitude, isThere) => {
  const isNear = borders.flat().some(([y, x]) => Math.abs(y - latitude) < 0.3 && Math.abs(x - longitude) < 0.5);
  expect(isNear).toBe(isThere);
});

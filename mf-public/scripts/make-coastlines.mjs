// Generates src/map/coastlines.json, the map that is drawn without tiles: land and borders of the world, in detail for
// Europe and its surroundings.
// Source: Natural Earth 1:50m (public domain), from the npm package world-atlas. To regenerate it:
//   npm pack world-atlas@2.0.2 && tar xf world-atlas-2.0.2.tgz package/countries-50m.json
//   node mf-public/scripts/make-coastlines.mjs package/countries-50m.json

import { readFileSync, writeFileSync } from 'node:fs';

const EUROPE = { west: -35, east: 60, south: 25, north: 82 };
/** Degrees. Without Antarctica and the poles, which web maps cannot show; a ring may cross the date line. */
const BOX = { west: -200, east: 200, south: -60, north: 84 };
/** Units per degree in the file: 0.01° is at most a kilometre, less than a pixel at the scale of such a map. */
const SCALE = 100;
/** Corners that deviate less than this from the line between their neighbours are dropped, in degrees. */
const TOLERANCE = 0.015;
/** Factor by which everything outside Europe is coarser. */
const COARSER = 10;
/** Islands smaller than this in both directions are dropped, in degrees. */
const SMALLEST = 0.06;
// Lines within a state's territory that the United Nations General Assembly does not regard as borders: the data show
// de facto control.
const NOT_BORDERS = [
  {
    name: 'Crimea and mainland Ukraine',
    countries: ['Ukraine', 'Russia'],
    west: 32,
    east: 36.5,
    south: 44,
    north: 46.5,
  },
  { name: 'the north of Cyprus', countries: ['Cyprus', 'N. Cyprus'], west: 32, east: 35, south: 34, north: 36 },
];

const topology = JSON.parse(readFileSync(process.argv[2] ?? 'countries-50m.json', 'utf8'));
const { scale, translate } = topology.transform;

const arcs = topology.arcs.map((deltas) => {
  let x = 0;
  let y = 0;
  return deltas.map(([dx, dy]) => [(x += dx) * scale[0] + translate[0], (y += dy) * scale[1] + translate[1]]);
});

/** Arc number ~i means arc i backwards; neighbouring arcs share their end point. */
const ringOf = (indexes) =>
  indexes.flatMap((index, at) => {
    const points = index < 0 ? arcs[~index].toReversed() : arcs[index];
    return at === 0 ? points : points.slice(1);
  });

/** A ring across the date line continues beyond 180° instead of running around the world. */
const unwrap = (ring) => {
  let turn = 0;
  return ring.map(([x, y], at) => {
    const [before] = ring[at - 1] ?? [x];
    if (Math.abs(x - before) > 180) turn += x < before ? 360 : -360;
    return [x + turn, y];
  });
};

const polygonsOf = (geometry) =>
  geometry.type === 'GeometryCollection'
    ? geometry.geometries.flatMap(polygonsOf)
    : geometry.type === 'Polygon'
      ? [geometry.arcs]
      : geometry.arcs;

const EDGES = [
  { axis: 0, at: BOX.west, sign: 1 },
  { axis: 0, at: BOX.east, sign: -1 },
  { axis: 1, at: BOX.south, sign: 1 },
  { axis: 1, at: BOX.north, sign: -1 },
];
const isInside = ({ axis, at, sign }, point) => (point[axis] - at) * sign >= 0;
const crossing = ({ axis, at }, a, b) => {
  const part = (at - a[axis]) / (b[axis] - a[axis]);
  return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];
};

/** Sutherland–Hodgman: the part of a ring inside the box, closed along the edges of the box. */
const clipRing = (ring) =>
  EDGES.reduce(
    (points, edge) =>
      points.flatMap((point, index) => {
        const previous = points.at(index - 1);
        const inside = isInside(edge, point);
        const crossed = inside === isInside(edge, previous) ? [] : [crossing(edge, previous, point)];
        return inside ? [...crossed, point] : crossed;
      }),
    ring,
  );

/** The segments of a line inside the box, to the nearest vertex. */
function clipLine(line) {
  const pieces = [[]];
  for (const point of line) {
    if (EDGES.every((edge) => isInside(edge, point))) pieces.at(-1).push(point);
    else if (pieces.at(-1).length > 0) pieces.push([]);
  }
  return pieces.filter(({ length }) => length > 1);
}

const isWithin = (box, [x, y]) => x >= box.west && x <= box.east && y >= box.south && y <= box.north;
const coarseness = (point) => (isWithin(EUROPE, point) ? 1 : COARSER);

/** Douglas–Peucker, with the tolerance of the region. */
function simplify(points) {
  if (points.length < 3) return points;
  const [a, b] = [points[0], points.at(-1)];
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const apart = ([x, y]) =>
    length === 0
      ? Math.hypot(x - a[0], y - a[1])
      : Math.abs((b[0] - a[0]) * (a[1] - y) - (a[0] - x) * (b[1] - a[1])) / length;
  const distances = points.map((point) => apart(point) / coarseness(point));
  const far = distances.indexOf(Math.max(...distances));
  if (distances[far] < TOLERANCE) return [a, b];
  return [...simplify(points.slice(0, far + 1)), ...simplify(points.slice(far)).slice(1)];
}

/** First point, then steps, in whole units; one string per line, which formatters leave alone. */
function encode(points) {
  let last = [0, 0];
  const steps = points.flatMap((point) => {
    const next = point.map((value) => Math.round(value * SCALE));
    const step = [next[0] - last[0], next[1] - last[1]];
    last = next;
    return step;
  });
  return steps.join(' ');
}

const extent = (points, axis) => {
  const values = points.map((point) => point[axis]);
  return Math.max(...values) - Math.min(...values);
};
const isVisible = (ring) =>
  ring.length > 3 && Math.max(extent(ring, 0), extent(ring, 1)) >= SMALLEST * Math.min(...ring.map(coarseness));

const land = polygonsOf(topology.objects.land)
  .flatMap((polygon) => polygon.map(ringOf))
  .map(unwrap)
  .map(clipRing)
  .map(simplify)
  .filter(isVisible);

const owners = arcs.map(() => new Set());
for (const country of topology.objects.countries.geometries) {
  for (const index of polygonsOf(country).flat(2)) owners[index < 0 ? ~index : index].add(country.properties.name);
}
const isBorder = (line, names) =>
  names.size > 1 &&
  !NOT_BORDERS.some(
    (not) => not.countries.every((name) => names.has(name)) && line.every((point) => isWithin(not, point)),
  );
const borders = arcs
  .filter((line, index) => isBorder(line, owners[index]))
  .flatMap(clipLine)
  .map(simplify);

const file = {
  source: 'Natural Earth 1:50m land and countries, public domain, by way of the npm package world-atlas 2.0.2',
  madeBy: 'scripts/make-coastlines.mjs',
  scale: SCALE,
  land: land.map(encode),
  borders: borders.map(encode),
};
writeFileSync(new URL('../src/map/coastlines.json', import.meta.url), `${JSON.stringify(file, null, 2)}\n`);
console.log(`${land.length} rings, ${borders.length} borders, ${[...land, ...borders].flat().length} points`);

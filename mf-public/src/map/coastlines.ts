import type { LatLngTuple } from 'leaflet';

/** Land and borders as they are shipped: per line the first point and then steps, longitude first, in parts of a degree. */
export interface CoastlineFile {
  scale: number;
  land: string[];
  borders: string[];
}

/** Land and borders, each line a list of latitude and longitude in degrees. */
export interface Coastlines {
  land: LatLngTuple[][];
  borders: LatLngTuple[][];
}

/** The points of one line. */
function decode(line: string, scale: number): LatLngTuple[] {
  const steps = line.split(' ').map(Number);
  const points: LatLngTuple[] = [];
  let [x, y] = [0, 0];
  for (let at = 0; at + 1 < steps.length; at += 2) {
    x += steps[at] ?? 0;
    y += steps[at + 1] ?? 0;
    points.push([y / scale, x / scale]);
  }
  return points;
}

/** Opens the shipped form. */
export const openCoastlines = ({ scale, land, borders }: CoastlineFile): Coastlines => ({
  land: land.map((line) => decode(line, scale)),
  borders: borders.map((line) => decode(line, scale)),
});

/** Loads the land and borders that are shipped with this part of the portal; a file of its own, asked for when needed. */
export async function loadCoastlines(): Promise<Coastlines> {
  const response = await fetch(new URL('./coastlines.json', import.meta.url));
  if (!response.ok) throw new Error(`coastlines answered ${response.status}`);
  const file: CoastlineFile = await response.json();
  return openCoastlines(file);
}

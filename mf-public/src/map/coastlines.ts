import type { LatLngTuple } from 'leaflet';

/**
 * Coastlines and borders as stored: for each line, the first point and then steps, longitude first, in units of 1/scale
 * degree.
 */
export interface CoastlineFile {
  scale: number;
  land: string[];
  borders: string[];
}

/** Coastlines and borders; each line is a list of latitude and longitude in degrees. */
export interface Coastlines {
  land: LatLngTuple[][];
  borders: LatLngTuple[][];
}

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

/** Decodes the stored form. */
export const openCoastlines = ({ scale, land, borders }: CoastlineFile): Coastlines => ({
  land: land.map((line) => decode(line, scale)),
  borders: borders.map((line) => decode(line, scale)),
});

/** Loads coastlines and borders from a file of this part. Rejects if the file cannot be fetched. */
export async function loadCoastlines(): Promise<Coastlines> {
  const response = await fetch(new URL('./coastlines.json', import.meta.url));
  if (!response.ok) throw new Error(`coastlines answered ${response.status}`);
  const file: CoastlineFile = await response.json();
  return openCoastlines(file);
}

import sites from './sites.json' with { type: 'json' };

/** Name, latitude and longitude (degrees), elevation (m). */
export type Site = readonly [name: string, latitude: number, longitude: number, elevation: number];

/** Where the facility of this number (from 0) stands, and what it is called. */
export interface Place {
  acronym: string;
  name: string;
  /** Degrees. */
  latitude: number;
  longitude: number;
  /** m. */
  altitude: number;
}

const ACRONYM_LENGTH = 24;
/** How far apart facilities stand that share a site, degrees. */
const STEP = 0.31;

const cut = (name: string, end: string) => name.replaceAll(/[^\w-]/g, '_').slice(0, ACRONYM_LENGTH - end.length) + end;

const within = (value: number, limit: number) => Number(Math.min(Math.max(value, -limit), limit).toFixed(4));

/**
 * Places of facilities, the same in every portal: the sites one after the other, and when they are used up, each with
 * one facility more somewhere near it.
 */
export function placesOf(count: number, taken: readonly string[]): Place[] {
  const used = new Set(taken.map((acronym) => acronym.toLowerCase()));
  return Array.from({ length: count }, (_, number) => {
    const [name, latitude, longitude, altitude] = siteAt(number);
    const lap = Math.floor(number / sites.length);
    const acronym = acronymOf(name, lap, used);
    used.add(acronym.toLowerCase());
    const [north, east] = [((number * 7) % 11) - 5, ((number * 5) % 13) - 6].map(
      (steps) => steps * STEP * Math.min(lap, 3),
    );
    return {
      acronym,
      name: lap === 0 ? name.replaceAll('_', ' ') : `${name.replaceAll('_', ' ')} ${lap + 1}`,
      latitude: within(latitude + (north ?? 0), 85),
      longitude: within(longitude + (east ?? 0), 180),
      altitude: Math.max(altitude, -400),
    };
  });
}

function siteAt(number: number): Site {
  const site = sites[number % sites.length];
  if (!site) throw new Error('There are no sites.');
  return site;
}

function acronymOf(name: string, lap: number, used: ReadonlySet<string>) {
  for (let ending = lap; ; ending += 1) {
    const acronym = cut(name, ending === 0 ? '' : `-${ending + 1}`);
    if (!used.has(acronym.toLowerCase())) return acronym;
  }
}

// The library is CommonJS without an ES form: only its default import works natively in Node and in every bundler.
import geodesics from 'geographiclib-geodesic';
import { CRITERIA, SYNERGY_DECIMALS } from '../limits/limits';
import type { Position } from '../lidar/lidar';

type Place = Pick<Position, 'latitude' | 'longitude'>;
const METRES_PER_KM = 1000;

/**
 * The horizontal distance in km, unrounded: the geodesic on WGS84, because a sphere puts pairs near the limit of 1 km
 * on its wrong side. `null` when a coordinate is missing or impossible.
 */
export function distanceKm(from: Place, to: Place): number | null {
  const [lat1, lon1, lat2, lon2] = [from.latitude, from.longitude, to.latitude, to.longitude];
  if (lat1 === null || lon1 === null || lat2 === null || lon2 === null) return null;
  const { s12 } = geodesics.Geodesic.WGS84.Inverse(lat1, lon1, lat2, lon2);
  return s12 !== undefined && Number.isFinite(s12) ? s12 / METRES_PER_KM : null;
}

const LIMIT_KM = CRITERIA.synergyM / METRES_PER_KM;

/** Whether a distance (km, unrounded) is within the limit, which is inclusive; an unknown one is not. */
export const isWithinReach = (km: number | null): km is number => km !== null && km <= LIMIT_KM;

/** A distance (km) for people. One that rounds to the limit although it is beyond says so. */
export function formatDistance(km: number | null): string {
  if (km === null) return 'N/A';
  const factor = 10 ** SYNERGY_DECIMALS;
  const rounded = Math.round(km * factor) / factor;
  const shown = rounded.toFixed(SYNERGY_DECIMALS);
  return rounded === LIMIT_KM && !isWithinReach(km) ? `>${shown}` : shown;
}

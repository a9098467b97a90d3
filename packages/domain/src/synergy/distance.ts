// The library is CommonJS only, so the default import is the only one that works in Node and in every bundler.
import geodesics from 'geographiclib-geodesic';
import type { Lidar } from '../lidar/lidar';
import { METRES_PER_KM } from './reach';

type Place = Pick<Lidar, 'latitude' | 'longitude'>;

/**
 * The unrounded horizontal distance in km. It is the geodesic on WGS84, because the error of a sphere is too large for
 * pairs near the limit of 1 km. `null` if a coordinate is missing or invalid.
 */
export function distanceKm(from: Place, to: Place): number | null {
  const [lat1, lon1, lat2, lon2] = [from.latitude, from.longitude, to.latitude, to.longitude];
  if (lat1 === null || lon1 === null || lat2 === null || lon2 === null) return null;
  const { s12 } = geodesics.Geodesic.WGS84.Inverse(lat1, lon1, lat2, lon2);
  return s12 !== undefined && Number.isFinite(s12) ? s12 / METRES_PER_KM : null;
}

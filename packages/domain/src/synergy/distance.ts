// The library is CommonJS without an ES form: only its default import works natively in Node and in every bundler.
import geodesics from 'geographiclib-geodesic';
import type { Lidar } from '../lidar/lidar';
import { METRES_PER_KM } from './reach';

type Place = Pick<Lidar, 'latitude' | 'longitude'>;

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

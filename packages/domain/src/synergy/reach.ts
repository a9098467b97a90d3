import { CRITERIA, SYNERGY_DECIMALS } from '../limits/limits';

export const METRES_PER_KM = 1000;
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

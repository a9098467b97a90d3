import { NOT_GIVEN } from '../records/words';
import { CRITERIA, SYNERGY_DECIMALS } from '../limits/limits';

export const METRES_PER_KM = 1000;
const LIMIT_KM = CRITERIA.synergyM / METRES_PER_KM;

/** Whether an unrounded distance in km is within the inclusive limit; false for an unknown one. */
export const isWithinReach = (km: number | null): km is number => km !== null && km <= LIMIT_KM;

/** A distance in km as text; it is unknown if a position is not given. One beyond the limit that rounds to it has a ">". */
export function formatDistance(km: number | null): string {
  if (km === null) return NOT_GIVEN;
  const factor = 10 ** SYNERGY_DECIMALS;
  const rounded = Math.round(km * factor) / factor;
  const shown = rounded.toFixed(SYNERGY_DECIMALS);
  return rounded === LIMIT_KM && !isWithinReach(km) ? `>${shown}` : shown;
}

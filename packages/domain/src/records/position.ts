import { RANGES } from '../limits/limits';
import { coordinate } from './kinds';

const POSITION = { audience: 'public', required: true, section: 'location' } as const;
const HINT = 'Position of the instrument itself, decimal degrees, four decimals.';

/** The position of an instrument. Both kinds share these fields, because synergy is computed from their positions. */
export const POSITION_FIELDS = {
  latitude: coordinate(RANGES.latitude, {
    ...POSITION,
    label: 'Latitude',
    unit: '°N',
    hint: HINT,
    sample: 44.348,
  }),
  longitude: coordinate(RANGES.longitude, {
    ...POSITION,
    label: 'Longitude',
    unit: '°E',
    hint: HINT,
    sample: 26.029,
  }),
  altitude: coordinate(RANGES.altitude, {
    ...POSITION,
    label: 'Altitude',
    unit: 'm',
    hint: 'Metres above mean sea level.',
    sample: 93,
  }),
} as const;

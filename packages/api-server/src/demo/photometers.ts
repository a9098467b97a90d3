import type { InstrumentType } from '@portal/domain';
import positions from './aeronet-positions.json' with { type: 'json' };
import { firstDayOf } from './days';
import type { FacilityFacts, PhotometerFacts } from './facts';
import { lines, madeUpSentence, sentence, wavelengths } from './made-up';
import type { PhotometerRow } from '../labelling/instrument-records/instruments.store';

export type PhotometerValues = Omit<
  PhotometerRow,
  'id' | 'facilityId' | 'pictureId' | 'version' | 'createdAt' | 'updatedAt'
>;

interface PhotometerType {
  fits: (facts: PhotometerFacts) => boolean;
  /** `null`: not an instrument type of this portal. */
  code: InstrumentType['code'] | null;
}

const modelled = (words: RegExp) => (facts: PhotometerFacts) => words.test(facts.model ?? '');

/** The first matching row applies. */
const TYPES: readonly PhotometerType[] = [
  { fits: modelled(/^MFR|^MICROTOPS/), code: null },
  { fits: modelled(/^PFR/), code: 'photometer_sun' },
  { fits: ({ aeronet_lunar_days_l15 }) => (aeronet_lunar_days_l15 ?? 0) > 0, code: 'photometer_sun_sky_lunar' },
  { fits: ({ network }) => network === 'AERONET', code: 'photometer_sun_sky' },
  { fits: modelled(/^POM/), code: 'photometer_sun_sky' },
];

/** Code of the instrument type; `null` for photometers that are not automatic (shadowband, hand-held). */
export const photometerType = (facts: PhotometerFacts) => TYPES.find(({ fits }) => fits(facts))?.code ?? null;

/** A series that ended before this day belongs to an instrument that has been removed. */
const SERIES_RUN_SINCE = '2025-01-01';

/** Whether the facility would list it: an automatic photometer with recent measurements or of unknown dates. */
export const isListed = (facts: PhotometerFacts) =>
  photometerType(facts) !== null && (facts.aeronet_last_day ?? SERIES_RUN_SINCE) >= SERIES_RUN_SINCE;

/** The photometer as its owner would have entered it. `isComplete` adds plausible values that no source states. */
export function photometerOf(facts: PhotometerFacts, facility: FacilityFacts, isComplete: boolean): PhotometerValues {
  const known = knownPhotometer(facts, facility);
  const madeUp = facts.name === null ? ['name'] : [];
  if (isComplete && known.instrument_model === null) madeUp.push('instrument model');
  if (isComplete && known.status === null) madeUp.push('status');
  return {
    ...known,
    ...(isComplete && { instrument_model: known.instrument_model ?? 'CE318', status: known.status ?? 'operational' }),
    additional_info: lines(infoOf(facts), madeUpSentence(madeUp)),
  };
}

function knownPhotometer(facts: PhotometerFacts, facility: FacilityFacts): Omit<PhotometerValues, 'additional_info'> {
  const since = firstDayOf(facts.operational_since ?? facts.aeronet_first_day);
  return {
    name: facts.name ?? `${facts.model ?? 'Photometer'} ${facts.aeronet_site ?? facility.acronym}`,
    ...positionOf(facts, facility),
    status: since === null ? null : 'operational',
    planned_operation_date: since,
    type: photometerType(facts),
    manufacturer: facts.manufacturer,
    instrument_model: facts.model,
  };
}

/** The position of its AERONET site, which may be some distance away; otherwise that of the facility. */
function positionOf({ aeronet_site }: PhotometerFacts, facility: FacilityFacts) {
  const { latitude, longitude, altitude_m } = positions[aeronet_site ?? ''] ?? facility;
  return { latitude: Number(latitude.toFixed(4)), longitude: Number(longitude.toFixed(4)), altitude: altitude_m };
}

const infoOf = (facts: PhotometerFacts) =>
  lines(
    sentence('Network: ', facts.network),
    sentence('AERONET site: ', facts.aeronet_site),
    sentence('Measures at ', wavelengths(facts.wavelengths_nm)),
    sentence('', facts.remarks),
  );

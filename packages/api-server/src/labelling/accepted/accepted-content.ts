import {
  LIDAR_ASPECTS,
  LIDAR_FIELDS,
  namesOf,
  PHOTOMETER_ASPECTS,
  PHOTOMETER_FIELDS,
  type Application,
  type CertifiedFacility,
  type Compliance,
  type Fields,
  type Lidar,
  type Photometer,
} from '@portal/domain';
import type { AcceptedRow, Listing } from './accepted-versions.store';

type Instrument = Lidar | Photometer;

/** The record without its evaluations, which are stored separately. */
const recordOf = (fields: Fields, instrument: Instrument) => ({
  _id: instrument._id,
  facility: instrument.facility,
  version: instrument.version,
  ...Object.fromEntries(namesOf(fields).map((name) => [name, instrument[name as keyof Instrument]])),
  ...('channels' in instrument && { channels: instrument.channels }),
});

function complianceOn(instrument: Instrument, aspect: string) {
  const compliance = instrument[`${aspect}_compliance` as keyof Instrument] as unknown as Compliance | null;
  return compliance?.code ?? null;
}

/** A non-compliant instrument is never accepted, regardless of the decision on the facility. */
const isAccepted = (instrument: Instrument) => complianceOn(instrument, 'general') !== 'no';

const row = (kind: AcceptedRow['kind'], fields: Fields, aspects: readonly string[], instrument: Instrument) => ({
  instrumentId: instrument._id,
  kind,
  isAccepted: isAccepted(instrument),
  compliances: Object.fromEntries(aspects.map((aspect) => [aspect, complianceOn(instrument, aspect)])),
  record: recordOf(fields, instrument),
  pictureId: instrument.pictures[0] ?? null,
});

/** The instruments of an application as rows of an accepted version, lidars first. */
export const acceptedRows = ({ lidars, photometers }: Pick<Application, 'lidars' | 'photometers'>): AcceptedRow[] => [
  ...lidars.map((lidar) => row('lidar', LIDAR_FIELDS, LIDAR_ASPECTS, lidar)),
  ...photometers.map((photometer) => row('photometer', PHOTOMETER_FIELDS, PHOTOMETER_ASPECTS, photometer)),
];

/**
 * Map position of a facility: that of its first instrument with coordinates, lidars before photometers, oldest first.
 */
export function positionOf(
  instruments: readonly { latitude: number | null; longitude: number | null }[],
): CertifiedFacility['position'] {
  for (const { latitude, longitude } of instruments) {
    if (latitude !== null && longitude !== null) return { latitude, longitude };
  }
  return null;
}

const toName = ({ _id, name }: Instrument) => ({ _id, name });

/** The map entry of an application, with accepted instruments only. */
export function listingOf({ facility, lidars, photometers }: Application): Listing {
  const shown = { lidars: lidars.filter(isAccepted), photometers: photometers.filter(isAccepted) };
  return {
    acronym: facility.acronym,
    name: facility.name,
    type: facility.type,
    institute: facility.hosting_institute,
    lidars: shown.lidars.map(toName),
    photometers: shown.photometers.map(toName),
    position: positionOf([...shown.lidars, ...shown.photometers]),
  };
}

import { byCode, DISPLAYED_STATUSES, NF_TYPES, type CertifiedFacility } from '@portal/domain';
import type { ListedFacility, PlacedInstrument } from './facilities.store';

const toName = ({ id, name }: PlacedInstrument) => ({ _id: id, name });

/** Where a facility is drawn: at its oldest lidar, else at its oldest photometer that has a position. */
function positionOf(instruments: PlacedInstrument[]): CertifiedFacility['position'] {
  for (const { latitude, longitude } of instruments) {
    if (latitude !== null && longitude !== null) return { latitude, longitude };
  }
  return null;
}

/** A certified facility with exactly what the public map shows. */
export function toCertifiedFacility(
  facility: ListedFacility,
  lidars: PlacedInstrument[],
  photometers: PlacedInstrument[],
): CertifiedFacility {
  const status = byCode(DISPLAYED_STATUSES, facility.displayedStatus);
  return {
    acronym: facility.acronym,
    name: facility.name,
    type: byCode(NF_TYPES, facility.type),
    displayed_status: { code: facility.displayedStatus, name: status?.name ?? facility.displayedStatus },
    lidar_pi_name: facility.lidarPiName,
    lidar_pi_contact: facility.lidarPiContact,
    lidars: lidars.map(toName),
    photometers: photometers.map(toName),
    position: positionOf([...lidars, ...photometers]),
  };
}

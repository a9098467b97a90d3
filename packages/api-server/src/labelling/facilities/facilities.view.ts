import { byCode, type CertifiedFacility, type TypeLists } from '@portal/domain';
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
  lists: TypeLists,
): CertifiedFacility {
  const status = byCode(lists['displayed-status'], facility.displayed_status);
  return {
    acronym: facility.acronym,
    name: facility.name,
    type: byCode(lists['nf-types'], facility.type),
    displayed_status: { code: facility.displayed_status, name: status?.name ?? facility.displayed_status },
    lidar_pi_name: facility.lidar_pi_name,
    lidar_pi_contact: facility.lidar_pi_contact,
    lidars: lidars.map(toName),
    photometers: photometers.map(toName),
    position: positionOf([...lidars, ...photometers]),
  };
}

import { DISPLAYED_STATUSES, type CertifiedFacility, byCode, type TypeLists } from '@portal/domain';
import type { Db } from '../../platform/db/client';
import { listFacilitiesByDisplayedStatus, listPlacedLidars, listPlacedPhotometers } from './facilities.store';
import type { PlacedInstrument, ListedFacility } from './facilities.store';
import { readTypeLists } from '../types/type-lists.store';

/** Displayed statuses of the facilities that everybody may know of. */
export const CERTIFIED = DISPLAYED_STATUSES.filter(({ certified }) => certified).map(({ code }) => code);

function byFacility(instruments: PlacedInstrument[]) {
  const groups = new Map<string, PlacedInstrument[]>();
  for (const instrument of instruments) {
    const list = groups.get(instrument.facilityId);
    if (list) list.push(instrument);
    else groups.set(instrument.facilityId, [instrument]);
  }
  return (facilityId: string) => groups.get(facilityId) ?? [];
}

/** The facilities of the public map, by acronym. */
export async function listCertified(db: Db): Promise<CertifiedFacility[]> {
  const [facilities, lidars, photometers] = await Promise.all([
    listFacilitiesByDisplayedStatus(db, CERTIFIED),
    listPlacedLidars(db, CERTIFIED),
    listPlacedPhotometers(db, CERTIFIED),
  ]);
  const lists = await readTypeLists(db);
  const lidarsOf = byFacility(lidars);
  const photometersOf = byFacility(photometers);
  return facilities.map((facility) =>
    toCertifiedFacility(facility, lidarsOf(facility.id), photometersOf(facility.id), lists),
  );
}

const toName = ({ id, name }: PlacedInstrument) => ({ _id: id, name });

/** Position of a facility on the map: of its oldest lidar, else of its oldest photometer, that has one. */
function positionOf(instruments: PlacedInstrument[]): CertifiedFacility['position'] {
  for (const { latitude, longitude } of instruments) {
    if (latitude !== null && longitude !== null) return { latitude, longitude };
  }
  return null;
}

/** A certified facility with exactly what the public map shows. */
function toCertifiedFacility(
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

import { CERTIFIED_STATUSES, type CertifiedFacility, byCode, type TypeLists } from '@portal/domain';
import type { Db } from '../../platform/db/client';
import { positionOf } from '../accepted/accepted-content';
import { listFacilitiesByDisplayedStatus, listPlacedLidars, listPlacedPhotometers } from './facilities.store';
import type { PlacedInstrument, ListedFacility } from './facilities.store';
import { readTypeLists } from '../types/type-lists.store';

function byFacility(instruments: PlacedInstrument[]) {
  const groups = new Map<string, PlacedInstrument[]>();
  for (const instrument of instruments) {
    const list = groups.get(instrument.facilityId);
    if (list) list.push(instrument);
    else groups.set(instrument.facilityId, [instrument]);
  }
  return (facilityId: string) => groups.get(facilityId) ?? [];
}

/** A facility of the public map, and the accepted version that it shows; `null` without one in force. */
export interface Certified {
  facility: CertifiedFacility;
  version: { number: number; validFrom: Date } | null;
}

/** The facilities of the public map with their accepted versions, by acronym. */
export async function listCertifiedVersions(db: Db): Promise<Certified[]> {
  const [facilities, lidars, photometers] = await Promise.all([
    listFacilitiesByDisplayedStatus(db, CERTIFIED_STATUSES),
    listPlacedLidars(db, CERTIFIED_STATUSES),
    listPlacedPhotometers(db, CERTIFIED_STATUSES),
  ]);
  const lists = await readTypeLists(db);
  const lidarsOf = byFacility(lidars);
  const photometersOf = byFacility(photometers);
  return facilities.map((row) => ({
    facility: toCertifiedFacility(row, lidarsOf(row.id), photometersOf(row.id), lists),
    version: row.version?.validTo === null ? row.version : null,
  }));
}

/** The facilities of the public map, by acronym. */
export const listCertified = async (db: Db): Promise<CertifiedFacility[]> =>
  (await listCertifiedVersions(db)).map(({ facility }) => facility);

const toName = ({ id, name }: PlacedInstrument) => ({ _id: id, name });

/** A certified facility with exactly what the public map shows: as it was accepted, or as it is if it never was. */
function toCertifiedFacility(
  facility: ListedFacility,
  lidars: PlacedInstrument[],
  photometers: PlacedInstrument[],
  lists: TypeLists,
): CertifiedFacility {
  const status = byCode(lists['displayed-status'], facility.displayed_status);
  const {
    name,
    lidars: ofLidars,
    photometers: ofPhotometers,
    position,
  } = facility.accepted ?? {
    name: facility.name,
    lidars: lidars.map(toName),
    photometers: photometers.map(toName),
    position: positionOf([...lidars, ...photometers]),
  };
  return {
    acronym: facility.acronym,
    name,
    type: byCode(lists['nf-types'], facility.type),
    displayed_status: { code: facility.displayed_status, name: status?.name ?? facility.displayed_status },
    lidar_pi_name: facility.lidar_pi_name,
    lidar_pi_contact: facility.lidar_pi_contact,
    lidars: ofLidars,
    photometers: ofPhotometers,
    position,
  };
}

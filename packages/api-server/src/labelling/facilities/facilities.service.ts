import { DISPLAYED_STATUSES, type CertifiedFacility } from '@portal/domain';
import type { Db } from '../../platform/db/client';
import { listFacilitiesByDisplayedStatus, listPlacedLidars, listPlacedPhotometers } from './facilities.store';
import type { PlacedInstrument } from './facilities.store';
import { readTypeLists } from '../types/type-lists.store';
import { toCertifiedFacility } from './facilities.view';

/** Displayed statuses of the facilities that everybody may know of. */
export const CERTIFIED = DISPLAYED_STATUSES.filter(({ certified }) => certified).map(({ code }) => code);

function byFacility(instruments: PlacedInstrument[]) {
  const found = new Map<string, PlacedInstrument[]>();
  for (const instrument of instruments) {
    const list = found.get(instrument.facilityId);
    if (list) list.push(instrument);
    else found.set(instrument.facilityId, [instrument]);
  }
  return (facilityId: string) => found.get(facilityId) ?? [];
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

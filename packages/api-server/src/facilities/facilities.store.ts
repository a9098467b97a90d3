import { asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../db/client';
import { facilities, lidars, photometers } from '../db/tables';

/** What the public map knows of an instrument. */
export interface PlacedInstrument {
  id: string;
  facilityId: string;
  name: string;
  latitude: number | null;
  longitude: number | null;
}

const placed = ({ id, facilityId, name, latitude, longitude }: typeof lidars | typeof photometers) => ({
  id,
  facilityId,
  name,
  latitude,
  longitude,
});

/** Facilities whose displayed status is one of these, by acronym. */
export const listFacilitiesByDisplayedStatus = (db: Db, statuses: string[]) =>
  db
    .select({
      id: facilities.id,
      acronym: facilities.acronym,
      name: facilities.name,
      type: facilities.type,
      displayedStatus: facilities.displayedStatus,
      lidarPiName: facilities.lidarPiName,
      lidarPiContact: facilities.lidarPiContact,
    })
    .from(facilities)
    .where(inArray(facilities.displayedStatus, statuses))
    .orderBy(asc(facilities.acronym));

export type ListedFacility = Awaited<ReturnType<typeof listFacilitiesByDisplayedStatus>>[number];

/** Lidars of the facilities with one of these displayed statuses, the oldest first. */
export const listPlacedLidars = (db: Db, statuses: string[]): Promise<PlacedInstrument[]> =>
  db
    .select(placed(lidars))
    .from(lidars)
    .innerJoin(facilities, eq(facilities.id, lidars.facilityId))
    .where(inArray(facilities.displayedStatus, statuses))
    .orderBy(asc(lidars.createdAt));

/** Photometers of the facilities with one of these displayed statuses, the oldest first. */
export const listPlacedPhotometers = (db: Db, statuses: string[]): Promise<PlacedInstrument[]> =>
  db
    .select(placed(photometers))
    .from(photometers)
    .innerJoin(facilities, eq(facilities.id, photometers.facilityId))
    .where(inArray(facilities.displayedStatus, statuses))
    .orderBy(asc(photometers.createdAt));

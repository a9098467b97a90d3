import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/client';
import { prepared } from '../../platform/db/prepared';
import type { Listing } from '../accepted/accepted-versions.store';
import { acceptedVersions, facilities, lidars, photometers } from '../../platform/db/tables';

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

/** What was accepted last of a facility, whether it is still in force or not. */
const isLastVersion = and(eq(acceptedVersions.facilityId, facilities.id), acceptedVersions.isLast);

const isDisplayedAs = sql`${facilities.displayed_status} = any(${sql.placeholder('statuses')}::text[])`;

const displayed = prepared((db) =>
  db
    .select({
      id: facilities.id,
      acronym: facilities.acronym,
      name: facilities.name,
      type: facilities.type,
      displayed_status: facilities.displayed_status,
      lidar_pi_name: facilities.lidar_pi_name,
      lidar_pi_contact: facilities.lidar_pi_contact,
      accepted: sql<Listing | null>`${acceptedVersions.listing}`,
      version: {
        number: acceptedVersions.number,
        validFrom: acceptedVersions.validFrom,
        validTo: acceptedVersions.validTo,
      },
    })
    .from(facilities)
    .leftJoin(acceptedVersions, isLastVersion)
    .where(isDisplayedAs)
    .orderBy(asc(facilities.acronym))
    .prepare(''),
);

/** Facilities whose displayed status is one of these, by acronym, each with what was accepted of it. */
export const listFacilitiesByDisplayedStatus = (db: Db, statuses: string[]) => displayed(db, { statuses });

export type ListedFacility = Awaited<ReturnType<typeof listFacilitiesByDisplayedStatus>>[number];

const placedIn = (instruments: typeof lidars | typeof photometers) =>
  prepared((db) =>
    db
      .select(placed(instruments))
      .from(instruments)
      .innerJoin(facilities, eq(facilities.id, instruments.facilityId))
      .leftJoin(acceptedVersions, isLastVersion)
      .where(and(isDisplayedAs, isNull(acceptedVersions.id)))
      .orderBy(asc(instruments.createdAt))
      .prepare(''),
  );
const [placedLidars, placedPhotometers] = [placedIn(lidars), placedIn(photometers)];

/** Lidars of the facilities with one of these displayed statuses of which nothing was ever accepted, the oldest first. */
export const listPlacedLidars = (db: Db, statuses: string[]): Promise<PlacedInstrument[]> =>
  placedLidars(db, { statuses });

/** Photometers of the same facilities, the oldest first. */
export const listPlacedPhotometers = (db: Db, statuses: string[]): Promise<PlacedInstrument[]> =>
  placedPhotometers(db, { statuses });

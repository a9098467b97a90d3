import { and, asc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { OFFERED_CODES } from '@portal/domain';
import type { Db } from '../../platform/db/client';
import { prepared } from '../../platform/db/prepared';
import type { Listing } from '../accepted/accepted-versions.store';
import { labelDecisionsOfFacility } from '../label/label-decisions.store';
import {
  acceptedInstruments,
  acceptedVersions,
  facilities,
  lidarChannelGroups,
  lidars,
  photometers,
} from '../../platform/db/tables';

/** The fields of an instrument that the public map uses. */
export interface PlacedInstrument {
  id: string;
  facilityId: string;
  name: string;
  latitude: number | null;
  longitude: number | null;
  type: string | null;
  /** Codes of the channel groups that a lidar has or plans. */
  groups: string[];
}

/** The fields of an accepted instrument that the filters of the map use. */
export type InstrumentTraits = Pick<PlacedInstrument, 'facilityId' | 'type' | 'groups'>;

const placed = ({ id, facilityId, name, latitude, longitude, type }: typeof lidars | typeof photometers) => ({
  id,
  facilityId,
  name,
  latitude,
  longitude,
  type,
});

/** The latest accepted version of a facility, in force or not. */
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
      labelDecisions: labelDecisionsOfFacility.as('label_decisions'),
      version: {
        number: acceptedVersions.number,
        by: acceptedVersions.acceptedBy,
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

/** Facilities with one of these displayed statuses, by acronym, each with its latest accepted version. */
export const listFacilitiesByDisplayedStatus = (db: Db, statuses: string[]) => displayed(db, { statuses });

export type ListedFacility = Awaited<ReturnType<typeof listFacilitiesByDisplayedStatus>>[number];

const offeredGroups = sql<string[]>`array(
  select ${lidarChannelGroups.category} from ${lidarChannelGroups}
  where ${lidarChannelGroups.lidarId} = ${lidars.id} and ${inArray(lidarChannelGroups.availability, OFFERED_CODES)})`;
const NO_GROUPS = sql<string[]>`array[]::text[]`;

const placedIn = (instruments: typeof lidars | typeof photometers, groups: SQL<string[]>) =>
  prepared((db) =>
    db
      .select({ ...placed(instruments), groups })
      .from(instruments)
      .innerJoin(facilities, eq(facilities.id, instruments.facilityId))
      .leftJoin(acceptedVersions, isLastVersion)
      .where(and(isDisplayedAs, isNull(acceptedVersions.id)))
      .orderBy(asc(instruments.createdAt))
      .prepare(''),
  );
const [placedLidars, placedPhotometers] = [placedIn(lidars, offeredGroups), placedIn(photometers, NO_GROUPS)];

/** Lidars of never accepted facilities with one of these displayed statuses, oldest first. */
export const listPlacedLidars = (db: Db, statuses: string[]): Promise<PlacedInstrument[]> =>
  placedLidars(db, { statuses });

/** Photometers of the same facilities, oldest first. */
export const listPlacedPhotometers = (db: Db, statuses: string[]): Promise<PlacedInstrument[]> =>
  placedPhotometers(db, { statuses });

const acceptedTraits = prepared((db) =>
  db
    .select({
      facilityId: facilities.id,
      type: acceptedInstruments.type,
      groups: sql<string[]>`${acceptedInstruments.offeredGroups}`,
    })
    .from(acceptedInstruments)
    .innerJoin(acceptedVersions, and(eq(acceptedVersions.id, acceptedInstruments.versionId), acceptedVersions.isLast))
    .innerJoin(facilities, eq(facilities.id, acceptedVersions.facilityId))
    .where(and(isDisplayedAs, acceptedInstruments.isAccepted))
    .orderBy(asc(acceptedInstruments.place))
    .prepare(''),
);

/** Types and channel groups in the latest accepted versions of facilities with one of these displayed statuses. */
export const listAcceptedTraits = (db: Db, statuses: string[]): Promise<InstrumentTraits[]> =>
  acceptedTraits(db, { statuses });

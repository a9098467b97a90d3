import { and, asc, eq, inArray, isNull, max, sql, type SQL } from 'drizzle-orm';
import { dayOf, OFFERED_CODES, SHOWABLE_STATUSES, type Day, type DisplayedStatus } from '@portal/domain';
import type { Db } from '../../platform/db/client';
import { isIdInValues } from '../../platform/db/any-of';
import { prepared } from '../../platform/db/prepared';
import type { Listing } from '../accepted/accepted-versions.store';
import { labelDecisionsOfFacility } from '../label/label-decisions.store';
import {
  acceptedInstruments,
  acceptedVersions,
  auditEntries,
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

/** Of all facilities, or of those with the ids that the caller gives. */
type Which = 'all' | 'some';

/** Facilities that may be certified, as far as their displayed status tells. */
const isShowable = (which: Which) =>
  and(
    inArray(facilities.displayed_status, SHOWABLE_STATUSES),
    which === 'some' ? isIdInValues(facilities.id) : undefined,
  );

/** The latest accepted version of a facility, in force or not. */
const isLastVersion = and(eq(acceptedVersions.facilityId, facilities.id), acceptedVersions.isLast);

/** A query about all showable facilities, and the same about those with `ids`. */
function ofFacilities<Row>(write: (which: Which) => (db: Db, values: Record<string, unknown>) => Promise<Row[]>) {
  const [all, some] = [write('all'), write('some')];
  return (db: Db, ids: readonly string[] | null) => (ids === null ? all(db, {}) : some(db, { ids }));
}

/** Facilities each with their latest accepted version. */
export const listShowable = ofFacilities((which) =>
  prepared((db) =>
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
      .where(isShowable(which))
      .prepare(''),
  ),
);

export type ShowableRow = Awaited<ReturnType<typeof listShowable>>[number];

const offeredGroups = sql<string[]>`array(
  select ${lidarChannelGroups.category} from ${lidarChannelGroups}
  where ${lidarChannelGroups.lidarId} = ${lidars.id} and ${inArray(lidarChannelGroups.availability, OFFERED_CODES)})`;
const NO_GROUPS = sql<string[]>`array[]::text[]`;

const placedIn = (instruments: typeof lidars | typeof photometers, groups: SQL<string[]>) =>
  ofFacilities<PlacedInstrument>((which) =>
    prepared((db) =>
      db
        .select({ ...placed(instruments), groups })
        .from(instruments)
        .innerJoin(facilities, eq(facilities.id, instruments.facilityId))
        .leftJoin(acceptedVersions, isLastVersion)
        .where(and(isShowable(which), isNull(acceptedVersions.id)))
        .orderBy(asc(instruments.createdAt))
        .prepare(''),
    ),
  );

/** Lidars of never accepted facilities, oldest first. */
export const listPlacedLidars = placedIn(lidars, offeredGroups);

/** Photometers of the same facilities, oldest first. */
export const listPlacedPhotometers = placedIn(photometers, NO_GROUPS);

/** Types and channel groups in the latest accepted versions of facilities. */
export const listAcceptedTraits = ofFacilities<InstrumentTraits>((which) =>
  prepared((db) =>
    db
      .select({
        facilityId: facilities.id,
        type: acceptedInstruments.type,
        groups: sql<string[]>`${acceptedInstruments.offeredGroups}`,
      })
      .from(acceptedInstruments)
      .innerJoin(acceptedVersions, and(eq(acceptedVersions.id, acceptedInstruments.versionId), acceptedVersions.isLast))
      .innerJoin(facilities, eq(facilities.id, acceptedVersions.facilityId))
      .where(and(isShowable(which), acceptedInstruments.isAccepted))
      .orderBy(asc(acceptedInstruments.place))
      .prepare(''),
  ),
);

const setTo = sql<DisplayedStatus['code']>`${auditEntries.newValue} ->> 'displayed_status'`;

const statusDays = ofFacilities((which) =>
  prepared((db) =>
    db
      .select({ facilityId: facilities.id, status: setTo, since: max(auditEntries.at) })
      .from(facilities)
      .innerJoin(auditEntries, eq(auditEntries.facilityId, facilities.id))
      .where(and(isShowable(which), eq(auditEntries.action, 'facility.set-displayed-status')))
      .groupBy(facilities.id, setTo)
      .prepare(''),
  ),
);

/** The first day (UTC) of the last time that a facility was set to a displayed status. */
export interface StatusDay {
  facilityId: string;
  status: DisplayedStatus['code'];
  since: Day | null;
}

/** Since when facilities have which displayed statuses, as far as it was recorded. */
export async function listStatusDays(db: Db, ids: readonly string[] | null): Promise<StatusDay[]> {
  const rows = await statusDays(db, ids);
  return rows.map(({ since, ...row }) => ({ ...row, since: since && dayOf(since) }));
}

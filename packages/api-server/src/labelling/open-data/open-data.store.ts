import {
  SHOWABLE_STATUSES,
  day,
  dayOf,
  isShownCertified,
  type Day,
  type DisplayedStatus,
  type InstrumentKind,
  type Lidar,
} from '@portal/domain';
import { and, asc, eq, inArray, isNull, max, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/client';
import {
  acceptedInstruments,
  acceptedVersions,
  auditEntries,
  facilities,
  lidars,
  photometers,
} from '../../platform/db/tables';
import { labelOf, labelDecisionsOfFacility } from '../label/label-decisions.store';
import { findLastAcceptance, type LastAcceptance } from '../accepted/accepted-versions.store';
import { readTypeLists } from '../types/type-lists.store';

const setTo = sql<DisplayedStatus['code']>`${auditEntries.newValue} ->> 'displayed_status'`;
const wasSet = eq(auditEntries.action, 'facility.set-displayed-status');

/** The day (UTC) on which a facility was last set to a displayed status; `null` if that was not recorded. */
export type DisplayedSince = (acronym: string, status: DisplayedStatus['code']) => Day | null;

/** When each facility was last set to each displayed status. */
export async function loadDisplayedSince(db: Db): Promise<DisplayedSince> {
  const rows = await db
    .select({ acronym: facilities.acronym, status: setTo, since: max(auditEntries.at) })
    .from(facilities)
    .innerJoin(auditEntries, eq(auditEntries.facilityId, facilities.id))
    .where(wasSet)
    .groupBy(facilities.acronym, setTo);
  const days = new Map(rows.map(({ acronym, status, since }) => [`${status} ${acronym}`, since && dayOf(since)]));
  return (acronym, status) => days.get(`${status} ${acronym}`) ?? null;
}

/** The day (UTC) on which a facility was last set to a displayed status; `null` if that was not recorded. */
export async function findDisplayedSince(db: Db, facilityId: string, status: DisplayedStatus['code']) {
  const [row] = await db
    .select({ since: max(auditEntries.at) })
    .from(auditEntries)
    .where(and(eq(auditEntries.facilityId, facilityId), wasSet, eq(setTo, status)));
  return row?.since ? dayOf(row.since) : null;
}

const TABLES = { lidar: lidars, photometer: photometers };

/** The last accepted state of an instrument, with the columns of its row. */
const summaryOf = (id: string, { record, pictureId, facility, ...version }: LastAcceptance) => {
  const { name, status, planned_operation_date, type, latitude, longitude, altitude } = record as Lidar;
  return {
    id,
    name,
    status: status?.code ?? null,
    planned_operation_date: day(planned_operation_date),
    type: type?.code ?? null,
    latitude,
    longitude,
    altitude,
    pictureId,
    facility,
    changedAt: version.validFrom,
    accepted: version,
  };
};

const isLastVersion = and(eq(acceptedVersions.facilityId, facilities.id), acceptedVersions.isLast);

async function findDescribed(db: Db, kind: InstrumentKind, id: string) {
  const table = TABLES[kind];
  const [row] = await db
    .select({
      id: table.id,
      name: table.name,
      status: table.status,
      planned_operation_date: table.planned_operation_date,
      type: table.type,
      latitude: table.latitude,
      longitude: table.longitude,
      altitude: table.altitude,
      pictureId: table.pictureId,
      changedAt: table.updatedAt,
      facility: {
        id: facilities.id,
        acronym: facilities.acronym,
        name: facilities.name,
        institute: facilities.hosting_institute,
        displayed_status: facilities.displayed_status,
        labelDecisions: labelDecisionsOfFacility.as('label_decisions'),
      },
    })
    .from(table)
    .innerJoin(facilities, eq(facilities.id, table.facilityId))
    .leftJoin(acceptedVersions, isLastVersion)
    .where(and(eq(table.id, id), isNull(acceptedVersions.id), isNull(facilities.archivedAt)));
  return row && { ...row, accepted: null };
}

/**
 * A short description of an instrument and its facility: as last accepted, or as currently described if its facility
 * was never accepted. Undefined if the instrument is not public.
 */
export async function findInstrumentSummary(db: Db, kind: InstrumentKind, id: string) {
  const accepted = await findLastAcceptance(db, kind, id);
  const row = accepted ? summaryOf(id, accepted) : await findDescribed(db, kind, id);
  return row && { ...row, lists: await readTypeLists(db) };
}
export type InstrumentSummary = NonNullable<Awaited<ReturnType<typeof findInstrumentSummary>>>;

/** What tells whether a facility is certified on a day. */
const LABELLED = {
  acronym: facilities.acronym,
  status: facilities.displayed_status,
  labelDecisions: labelDecisionsOfFacility.as('label_decisions'),
};

const described = (db: Db, kind: InstrumentKind, statuses: DisplayedStatus['code'][]) => {
  const table = TABLES[kind];
  return db
    .select({ ...LABELLED, id: table.id, changedAt: table.updatedAt })
    .from(table)
    .innerJoin(facilities, eq(facilities.id, table.facilityId))
    .leftJoin(acceptedVersions, isLastVersion)
    .where(and(inArray(facilities.displayed_status, statuses), isNull(acceptedVersions.id)))
    .orderBy(asc(facilities.acronym), asc(table.createdAt), asc(table.id));
};

const accepted = (db: Db, kind: InstrumentKind, statuses: DisplayedStatus['code'][]) =>
  db
    .select({
      ...LABELLED,
      id: acceptedInstruments.instrumentId,
      changedAt: acceptedVersions.validFrom,
    })
    .from(acceptedInstruments)
    .innerJoin(acceptedVersions, eq(acceptedVersions.id, acceptedInstruments.versionId))
    .innerJoin(facilities, isLastVersion)
    .where(
      and(
        inArray(facilities.displayed_status, statuses),
        eq(acceptedInstruments.kind, kind),
        acceptedInstruments.isAccepted,
      ),
    )
    .orderBy(asc(facilities.acronym), asc(acceptedInstruments.place));

async function dated(db: Db, kind: InstrumentKind, today: Day): Promise<DatedInstrument[]> {
  const rows = [...(await accepted(db, kind, SHOWABLE_STATUSES)), ...(await described(db, kind, SHOWABLE_STATUSES))];
  return rows
    .filter((row) => isShownCertified(row.status, labelOf(row, today)))
    .toSorted((left, right) => left.acronym.localeCompare(right.acronym))
    .map(({ id, changedAt }) => ({ kind, id, changedAt }));
}

/** An instrument with the time of its last public change. */
export interface DatedInstrument {
  kind: InstrumentKind;
  id: string;
  changedAt: Date;
}

/** The instruments of facilities that are certified on a day: lidars first, by acronym of the facility. */
export async function listDatedInstruments(db: Db, today: Day): Promise<DatedInstrument[]> {
  const [ofLidars, ofPhotometers] = await Promise.all([dated(db, 'lidar', today), dated(db, 'photometer', today)]);
  return [...ofLidars, ...ofPhotometers];
}

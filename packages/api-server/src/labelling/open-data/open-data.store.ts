import type { DisplayedStatus, InstrumentKind } from '@portal/domain';
import { and, asc, eq, inArray, max, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/client';
import { auditEntries, facilities, lidars, photometers } from '../../platform/db/tables';
import { readTypeLists } from '../types/type-lists.store';

/** Since when each facility is displayed as it is now, by acronym; one of which no change was recorded is missing. */
export async function listDisplayedSince(db: Db, statuses: DisplayedStatus['code'][]): Promise<Map<string, Date>> {
  const rows = await db
    .select({ acronym: facilities.acronym, since: max(auditEntries.at) })
    .from(facilities)
    .innerJoin(auditEntries, eq(auditEntries.facilityId, facilities.id))
    .where(
      and(
        inArray(facilities.displayed_status, statuses),
        eq(auditEntries.action, 'facility.set-displayed-status'),
        sql`${auditEntries.newValue} ->> 'displayed_status' = ${facilities.displayed_status}`,
      ),
    )
    .groupBy(facilities.acronym);
  return new Map(rows.flatMap(({ acronym, since }) => (since ? [[acronym, since]] : [])));
}

const TABLES = { lidar: lidars, photometer: photometers };

/** What can be told of an instrument in a sentence, and whose it is; nothing when there is none. */
export async function findInstrumentSummary(db: Db, kind: InstrumentKind, id: string) {
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
      facility: { acronym: facilities.acronym, name: facilities.name, displayed_status: facilities.displayed_status },
    })
    .from(table)
    .innerJoin(facilities, eq(facilities.id, table.facilityId))
    .where(eq(table.id, id));
  return row && { ...row, lists: await readTypeLists(db) };
}
export type InstrumentSummary = NonNullable<Awaited<ReturnType<typeof findInstrumentSummary>>>;

const dated = (db: Db, kind: InstrumentKind, statuses: DisplayedStatus['code'][]) => {
  const table = TABLES[kind];
  return db
    .select({ id: table.id, changedAt: table.updatedAt })
    .from(table)
    .innerJoin(facilities, eq(facilities.id, table.facilityId))
    .where(inArray(facilities.displayed_status, statuses))
    .orderBy(asc(facilities.acronym), asc(table.createdAt), asc(table.id));
};

/** An instrument, and when it last changed. */
export interface DatedInstrument {
  kind: InstrumentKind;
  id: string;
  changedAt: Date;
}

/** The instruments of facilities with one of these displayed statuses: lidars first, by acronym of the facility. */
export async function listDatedInstruments(db: Db, statuses: DisplayedStatus['code'][]): Promise<DatedInstrument[]> {
  const [ofLidars, ofPhotometers] = await Promise.all([
    dated(db, 'lidar', statuses),
    dated(db, 'photometer', statuses),
  ]);
  return [
    ...ofLidars.map((row) => ({ kind: 'lidar' as const, ...row })),
    ...ofPhotometers.map((row) => ({ kind: 'photometer' as const, ...row })),
  ];
}

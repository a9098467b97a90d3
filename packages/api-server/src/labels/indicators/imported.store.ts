import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { ImportedFigure } from '@portal/domain';
import type { Db } from '../../platform/db/client';
import { dataIndicators, facilities } from '../../platform/db/tables';

/** The imported figures of a facility. */
export const listImported = (db: Db, facilityId: string): Promise<ImportedFigure[]> =>
  db
    .select({
      code: dataIndicators.code,
      period: dataIndicators.period,
      value: dataIndicators.value,
      numerator: dataIndicators.numerator,
      denominator: dataIndicators.denominator,
      imported_at: sql<number>`floor(extract(epoch from ${dataIndicators.importedAt}))::bigint`.mapWith(Number),
    })
    .from(dataIndicators)
    .where(eq(dataIndicators.facilityId, facilityId));

/** Ids and acronyms of all registered facilities; an acronym that was given anew means the one that is not archived. */
export async function listRegistered(db: Db): Promise<{ id: string; acronym: string }[]> {
  return db
    .select({ id: facilities.id, acronym: facilities.acronym })
    .from(facilities)
    .orderBy(sql`${isNull(facilities.archivedAt)}`, facilities.createdAt);
}

/** A figure that is to be stored. */
export type NewFigure = Omit<typeof dataIndicators.$inferInsert, 'id' | 'importedAt' | 'importedById'>;
export type StoredFigure = Pick<
  typeof dataIndicators.$inferSelect,
  'facilityId' | 'period' | 'code' | 'value' | 'numerator' | 'denominator'
>;

/** The stored figures of some facilities for some periods. */
export const listFigures = (
  tx: Db,
  { facilityIds, periods }: { facilityIds: string[]; periods: string[] },
): Promise<StoredFigure[]> =>
  tx
    .select({
      facilityId: dataIndicators.facilityId,
      period: dataIndicators.period,
      code: dataIndicators.code,
      value: dataIndicators.value,
      numerator: dataIndicators.numerator,
      denominator: dataIndicators.denominator,
    })
    .from(dataIndicators)
    .where(and(inArray(dataIndicators.facilityId, facilityIds), inArray(dataIndicators.period, periods)));

/** Two imports at once wait for each other, so that each says truly what it has added and changed. */
export const lockFigures = (tx: Db) => tx.execute(sql`lock table ${dataIndicators} in share row exclusive mode`);

const replaced = (column: string) => sql.raw(`excluded.${column}`);

/** Figures in one statement; the database limits the number of values. */
const BATCH = 500;

/** Stores figures; one of the same facility, period and indicator is replaced. */
export async function putFigures(
  tx: Db,
  figures: readonly NewFigure[],
  { at, by }: { at: Date; by: string | null },
): Promise<void> {
  for (let start = 0; start < figures.length; start += BATCH)
    await tx
      .insert(dataIndicators)
      .values(figures.slice(start, start + BATCH).map((each) => ({ ...each, importedAt: at, importedById: by })))
      .onConflictDoUpdate({
        target: [dataIndicators.facilityId, dataIndicators.period, dataIndicators.code],
        set: {
          value: replaced('value'),
          numerator: replaced('numerator'),
          denominator: replaced('denominator'),
          importedAt: replaced('imported_at'),
          importedById: replaced('imported_by_id'),
        },
      });
}

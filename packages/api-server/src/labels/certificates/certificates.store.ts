import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/client';
import { facilities, labelCertificates, labelDecisions } from '../../platform/db/tables';

export type CertificateRow = typeof labelCertificates.$inferSelect;

/** The certificates of a facility, the newest first. */
export const listCertificates = (db: Db, facilityId: string): Promise<CertificateRow[]> =>
  db
    .select()
    .from(labelCertificates)
    .where(eq(labelCertificates.facilityId, facilityId))
    .orderBy(desc(labelCertificates.place));

/** Year and number of the last certificate of a facility; undefined if it has none. */
export async function lastCertificate(db: Db, facilityId: string) {
  const [row] = await db
    .select({ year: labelCertificates.year, number: labelCertificates.number })
    .from(labelCertificates)
    .where(eq(labelCertificates.facilityId, facilityId))
    .orderBy(desc(labelCertificates.place))
    .limit(1);
  return row;
}

/** A certificate by its verification code, with the decision that it was issued by; undefined if there is none. */
export async function findByCode(db: Db, code: string) {
  const [row] = await db
    .select({ certificate: labelCertificates, decision: labelDecisions, acronym: facilities.acronym })
    .from(labelCertificates)
    .innerJoin(labelDecisions, eq(labelDecisions.id, labelCertificates.decisionId))
    .innerJoin(facilities, eq(facilities.id, labelCertificates.facilityId))
    .where(and(eq(labelCertificates.code, code), isNull(facilities.archivedAt)));
  return row;
}

/** The next number of a year, as far as certificates are stored; another grant may be about to take it. */
export async function nextCertificateNumber(tx: Db, year: number): Promise<number> {
  const [last] = await tx
    .select({ number: sql<number>`coalesce(max(${labelCertificates.number}), 0)::int` })
    .from(labelCertificates)
    .where(eq(labelCertificates.year, year));
  return (last?.number ?? 0) + 1;
}

/** The first key of the lock of the numbers; the second one is the year. */
const NUMBERS_LOCK = 94;

/**
 * Takes the next number of a year. Others that take one wait until the transaction ends, and one that fails gives its
 * number back: so the numbers have no gaps.
 */
export async function takeCertificateNumber(tx: Db, year: number): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(${NUMBERS_LOCK}::int, ${year}::int)`);
  return nextCertificateNumber(tx, year);
}

/** Inserts a certificate; it is never changed. */
export async function insertCertificate(tx: Db, values: typeof labelCertificates.$inferInsert): Promise<void> {
  await tx.insert(labelCertificates).values(values);
}

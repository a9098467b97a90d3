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

/**
 * The next number of a year. Others that issue a certificate wait until the transaction ends, and one that fails gives
 * its number back: so the numbers have no gaps.
 */
export async function takeCertificateNumber(tx: Db, year: number): Promise<number> {
  await tx.execute(sql`lock table ${labelCertificates} in exclusive mode`);
  const [last] = await tx
    .select({ number: sql<number>`coalesce(max(${labelCertificates.number}), 0)::int` })
    .from(labelCertificates)
    .where(eq(labelCertificates.year, year));
  return (last?.number ?? 0) + 1;
}

/** Inserts a certificate; it is never changed. */
export async function insertCertificate(tx: Db, values: typeof labelCertificates.$inferInsert): Promise<void> {
  await tx.insert(labelCertificates).values(values);
}

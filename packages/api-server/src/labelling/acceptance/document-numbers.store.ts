import { eq, sql } from 'drizzle-orm';
import { transaction, type Db } from '../../platform/db/client';
import { documentNumbers } from '../../platform/db/tables';

export interface DocumentNumber {
  year: number;
  number: number;
}

const { year, number } = documentNumbers;

async function findNumber(db: Db, applicationId: string): Promise<DocumentNumber | undefined> {
  const [own] = await db
    .select({ year, number })
    .from(documentNumbers)
    .where(eq(documentNumbers.applicationId, applicationId));
  return own;
}

/** Assigns a number to a round permanently; two rounds never share a number. */
export async function insertNumber(tx: Db, applicationId: string, taken: DocumentNumber): Promise<void> {
  await tx.insert(documentNumbers).values({ applicationId, ...taken });
}

/** The next free number of the year; the caller must hold the lock if it is going to take the number. */
async function nextNumber(db: Db, at: Date): Promise<DocumentNumber> {
  const ofYear = at.getUTCFullYear();
  const [last] = await db
    .select({ number: sql<number>`coalesce(max(${number}), 0)::int` })
    .from(documentNumbers)
    .where(eq(year, ofYear));
  return { year: ofYear, number: (last?.number ?? 0) + 1 };
}

/**
 * The number of a round; a round without one takes the next number of the year. The number is printed in the document,
 * so it is taken before rendering, in a transaction of its own: reports on other facilities neither wait nor have to be
 * rendered again. If the report is not issued after all, the round keeps the number for the next attempt.
 */
export async function takeNumber(db: Db, applicationId: string, at: Date): Promise<DocumentNumber> {
  const own = await findNumber(db, applicationId);
  if (own) return own;
  return transaction(db, async (tx) => {
    await tx.execute(sql`lock table ${documentNumbers} in exclusive mode`);
    const known = await findNumber(tx, applicationId);
    if (known) return known;
    const next = await nextNumber(tx, at);
    await insertNumber(tx, applicationId, next);
    return next;
  });
}

/** The number that a round has or would take now; takes none. */
export const expectedNumber = async (db: Db, applicationId: string, at: Date): Promise<DocumentNumber> =>
  (await findNumber(db, applicationId)) ?? nextNumber(db, at);

import { eq, sql } from 'drizzle-orm';
import { transaction, type Db } from '../../platform/db/client';
import { documentNumbers } from '../../platform/db/tables';

/** The number of the documents of a round. */
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

/** Gives a round a number for good; two rounds never have one number. */
export async function insertNumber(tx: Db, applicationId: string, taken: DocumentNumber): Promise<void> {
  await tx.insert(documentNumbers).values({ applicationId, ...taken });
}

/** The next number of the year; who takes it must be the only transaction to ask. */
async function nextNumber(db: Db, at: Date): Promise<DocumentNumber> {
  const ofYear = at.getUTCFullYear();
  const [last] = await db
    .select({ number: sql<number>`coalesce(max(${number}), 0)::int` })
    .from(documentNumbers)
    .where(eq(year, ofYear));
  return { year: ofYear, number: (last?.number ?? 0) + 1 };
}

/**
 * The number of a round, which gets the next one of the year where it has none yet. It stands in the document and is taken
 * before that is made, in a transaction of its own, so that reports on other facilities neither wait nor are made anew; a
 * round whose report is not issued after all keeps its number for the next attempt.
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

/** The number that a round has, or would get now; it takes none. */
export const expectedNumber = async (db: Db, applicationId: string, at: Date): Promise<DocumentNumber> =>
  (await findNumber(db, applicationId)) ?? nextNumber(db, at);

import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/client';
import { documentNumbers } from '../../platform/db/tables';

/** The number of the documents of a round. */
export interface DocumentNumber {
  year: number;
  number: number;
}

const yearOf = (at: Date) => at.getUTCFullYear();

/** The number of a round, or the next free one of the year where it has none yet. */
export async function findNumber(db: Db, applicationId: string, at: Date): Promise<DocumentNumber> {
  const { year, number } = documentNumbers;
  const [own] = await db
    .select({ year, number })
    .from(documentNumbers)
    .where(eq(documentNumbers.applicationId, applicationId));
  if (own) return own;
  const [last] = await db
    .select({ number: sql<number>`coalesce(max(${number}), 0)::int` })
    .from(documentNumbers)
    .where(eq(year, yearOf(at)));
  return { year: yearOf(at), number: (last?.number ?? 0) + 1 };
}

/** Gives a round its number for good; false when another round has got it meanwhile. */
export async function takeNumber(tx: Db, applicationId: string, taken: DocumentNumber): Promise<boolean> {
  await tx
    .insert(documentNumbers)
    .values({ applicationId, ...taken })
    .onConflictDoNothing();
  const { year, number } = await findNumber(tx, applicationId, new Date(Date.UTC(taken.year, 0)));
  return year === taken.year && number === taken.number;
}

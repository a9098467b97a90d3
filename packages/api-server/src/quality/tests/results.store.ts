import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/client';
import { qaChannelResults } from '../../platform/db/tables';

export type ResultRow = typeof qaChannelResults.$inferSelect;

/** The findings of a test, drafts included. */
export const listResults = (db: Db, testId: string): Promise<ResultRow[]> =>
  db.select().from(qaChannelResults).where(eq(qaChannelResults.testId, testId)).orderBy(asc(qaChannelResults.name));

/** Writes findings of a test; those of other channels stay. */
export async function writeResults(tx: Db, rows: readonly ResultRow[]): Promise<void> {
  for (const row of rows) {
    const { testId: _test, name: _name, ...values } = row;
    await tx
      .insert(qaChannelResults)
      .values(row)
      .onConflictDoUpdate({ target: [qaChannelResults.testId, qaChannelResults.name], set: values });
  }
}

/** Deletes the findings of a test. */
export async function deleteResults(tx: Db, testId: string): Promise<void> {
  await tx.delete(qaChannelResults).where(eq(qaChannelResults.testId, testId));
}

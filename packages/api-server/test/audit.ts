import { desc, eq } from 'drizzle-orm';
import { auditEntries } from '../src/platform/db/tables';
import type { TestPortal } from './portal';

/** What was written down last. */
export async function latestEntry({ db }: Pick<TestPortal, 'db'>) {
  const [entry] = await db.select().from(auditEntries).orderBy(desc(auditEntries.number)).limit(1);
  return entry;
}

/** What is written down of a facility, in its order. */
export const entriesOf = ({ db }: Pick<TestPortal, 'db'>, facilityId: string) =>
  db.select().from(auditEntries).where(eq(auditEntries.facilityId, facilityId)).orderBy(auditEntries.number);

/** Everything that is written down, in its order; or what is of one action. */
export const writtenEntries = ({ db }: Pick<TestPortal, 'db'>, action?: string) =>
  db
    .select()
    .from(auditEntries)
    .where(action === undefined ? undefined : eq(auditEntries.action, action))
    .orderBy(auditEntries.number);

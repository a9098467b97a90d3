import { desc, eq } from 'drizzle-orm';
import { auditEntries } from '../src/platform/db/tables';
import type { TestPortal } from './portal';

/** The newest audit entry. */
export async function latestEntry({ db }: Pick<TestPortal, 'db'>) {
  const [entry] = await db.select().from(auditEntries).orderBy(desc(auditEntries.number)).limit(1);
  return entry;
}

/** The audit log of a facility, in order. */
export const entriesOf = ({ db }: Pick<TestPortal, 'db'>, facilityId: string) =>
  db.select().from(auditEntries).where(eq(auditEntries.facilityId, facilityId)).orderBy(auditEntries.number);

/** The whole audit log, in order, or the entries of one action. */
export const writtenEntries = ({ db }: Pick<TestPortal, 'db'>, action?: string) =>
  db
    .select()
    .from(auditEntries)
    .where(action === undefined ? undefined : eq(auditEntries.action, action))
    .orderBy(auditEntries.number);

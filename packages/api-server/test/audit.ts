import { HAND_OVER } from '@portal/domain';
import { and, desc, eq, ne } from 'drizzle-orm';
import { auditEntries } from '../src/platform/db/tables';
import type { TestPortal } from './portal';

// What an action hands over is checked after every call (`expectRecorded`), apart from the entry of the action.
const isOfAction = ne(auditEntries.action, HAND_OVER);

/** The newest audit entry of an action. */
export async function latestEntry({ db }: Pick<TestPortal, 'db'>) {
  const [entry] = await db.select().from(auditEntries).where(isOfAction).orderBy(desc(auditEntries.number)).limit(1);
  return entry;
}

/** The actions in the audit log of a facility, in order. */
export const entriesOf = ({ db }: Pick<TestPortal, 'db'>, facilityId: string) =>
  db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.facilityId, facilityId), isOfAction))
    .orderBy(auditEntries.number);

/** All actions in the audit log, in order, or the entries of one action. */
export const writtenEntries = ({ db }: Pick<TestPortal, 'db'>, action?: string) =>
  db
    .select()
    .from(auditEntries)
    .where(action === undefined ? isOfAction : eq(auditEntries.action, action))
    .orderBy(auditEntries.number);

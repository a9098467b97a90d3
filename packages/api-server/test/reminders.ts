import { eq } from 'drizzle-orm';
import { applications, users } from '../src/platform/db/tables';
import type { TestPortal } from './portal';

/** Sets the due date of the step that is derived from the records of a test. */
export async function setDueDate({ db }: Pick<TestPortal, 'db'>, facilityId: string, dueDate: string) {
  const day = { stepDueDate: dueDate, dueFor: null, dueDate };
  await db.update(applications).set(day).where(eq(applications.facilityId, facilityId));
}

/** Changes the row of an account without the services. */
export async function changeAccount(
  { db }: Pick<TestPortal, 'db'>,
  id: string,
  change: Partial<typeof users.$inferInsert>,
) {
  await db.update(users).set(change).where(eq(users.id, id));
}

import { eq } from 'drizzle-orm';
import { applications, users } from '../src/platform/db/tables';
import type { TestPortal } from './portal';

/** Says until when the present step of a facility should be taken. */
export async function setDueDate({ db }: Pick<TestPortal, 'db'>, facilityId: string, dueDate: string) {
  await db.update(applications).set({ stepDueDate: dueDate, dueDate }).where(eq(applications.facilityId, facilityId));
}

/** Makes another account of this one. */
export async function changeAccount(
  { db }: Pick<TestPortal, 'db'>,
  id: string,
  change: Partial<typeof users.$inferInsert>,
) {
  await db.update(users).set(change).where(eq(users.id, id));
}

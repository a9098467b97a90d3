import { eq, sql } from 'drizzle-orm';
import { notices } from '../src/platform/db/tables';
import type { TestPortal } from './portal';

/** A query of the addresses of all accounts, as messages use it. */
export const everybodysAddress = sql`select email from users`;

/** Sets the age of a notice. */
export async function dateNotice({ db }: TestPortal, subject: string, createdAt: Date) {
  await db.update(notices).set({ createdAt }).where(eq(notices.subject, subject));
}

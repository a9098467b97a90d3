import { eq, sql } from 'drizzle-orm';
import { notices } from '../src/platform/db/tables';
import type { TestPortal } from './portal';

/** The addresses of all accounts, as a message asks for them. */
export const everybodysAddress = sql`select email from users`;

/** Lets a notice be as old as this. */
export async function dateNotice({ db }: TestPortal, subject: string, createdAt: Date) {
  await db.update(notices).set({ createdAt }).where(eq(notices.subject, subject));
}

import { and, eq, inArray, lt, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/db/client';
import { auditEntries, contactMessages, emails, notices } from '../../platform/db/tables';

/** Rows that one statement removes: few enough that other writes do not wait long. */
const BATCH_SIZE = 500;

type OldTable = typeof emails | typeof auditEntries | typeof contactMessages | typeof notices;

/** The old rows of a table. */
interface Old {
  table: OldTable;
  which: SQL | undefined;
}

const isSettled = inArray(emails.status, ['sent', 'failed']);

/** The condition for old rows of each table. A pending message is never old. */
export const OLD = {
  emails: (before: Date): Old => ({ table: emails, which: and(isSettled, lt(emails.createdAt, before)) }),
  notices: (before: Date): Old => ({ table: notices, which: lt(notices.createdAt, before) }),
  contactEmails: (before: Date): Old => ({
    table: emails,
    which: and(eq(emails.kind, 'contact'), isSettled, lt(emails.createdAt, before)),
  }),
  contactMessages: (before: Date): Old => ({ table: contactMessages, which: lt(contactMessages.createdAt, before) }),
  auditEntries: (before: Date): Old => ({ table: auditEntries, which: lt(auditEntries.at, before) }),
  auditEntriesOf: (action: string, before: Date): Old => ({
    table: auditEntries,
    which: and(eq(auditEntries.action, action), lt(auditEntries.at, before)),
  }),
};

/** Removes old rows, in small steps. Rows that another server is removing are skipped. */
export async function removeOldRows(db: Db, { table, which }: Old): Promise<void> {
  for (;;) {
    const some = db
      .select({ id: table.id })
      .from(table)
      .where(which)
      .limit(BATCH_SIZE)
      .for('update', { skipLocked: true });
    const { rowCount } = await db.delete(table).where(inArray(table.id, some));
    if ((rowCount ?? 0) < BATCH_SIZE) return;
  }
}

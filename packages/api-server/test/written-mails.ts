import { inArray } from 'drizzle-orm';
import { isRecordId } from '@portal/domain';
import type { Db } from '../src/platform/db/client';
import { emails } from '../src/platform/db/tables';
import { valuesInto, type SentStatements } from './statements';

export type WrittenMail = typeof emails.$inferSelect;

/** The messages that statements from a place on have written, and that are still there. */
export async function writtenMails(db: Db, sent: Readonly<SentStatements>, from: number): Promise<WrittenMail[]> {
  const ids = valuesInto('emails', sent, from).filter((value) => typeof value === 'string' && isRecordId(value));
  return ids.length > 0
    ? db
        .select()
        .from(emails)
        .where(inArray(emails.id, ids as string[]))
    : [];
}

import type { Db } from '../db/client';
import { emails } from '../db/tables';
import type { Mail } from './mail';

/** Puts a message into the outbox; `tx` is the transaction of the change it tells about, so that it exists only with it. */
export async function writeMail(tx: Db, mail: Mail): Promise<void> {
  await tx.insert(emails).values(mail).onConflictDoNothing({ target: emails.dedupeKey });
}

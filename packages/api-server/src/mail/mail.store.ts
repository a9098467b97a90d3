import type { Db } from '../db/client';
import { emails } from '../db/tables';
import type { Mail } from './mail';

/** Puts messages into the outbox at once; what is there already under the same key is left as it is. */
export async function writeMails(tx: Db, mails: Mail[]): Promise<void> {
  if (mails.length > 0) await tx.insert(emails).values(mails).onConflictDoNothing({ target: emails.dedupeKey });
}

/** Puts a message into the outbox; `tx` is the transaction of the change it tells about, so that it exists only with it. */
export const writeMail = (tx: Db, mail: Mail): Promise<void> => writeMails(tx, [mail]);

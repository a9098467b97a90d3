import type { Db } from '../../platform/db/client';
import { contactMessages } from '../../platform/db/tables';

type NewMessage = Omit<typeof contactMessages.$inferInsert, 'id' | 'createdAt'>;

/** Stores a message of the contact form; returns its id. */
export async function insertMessage(tx: Db, values: NewMessage): Promise<string> {
  const [message] = await tx.insert(contactMessages).values(values).returning({ id: contactMessages.id });
  if (!message) throw new Error('The inserted message was not returned.');
  return message.id;
}

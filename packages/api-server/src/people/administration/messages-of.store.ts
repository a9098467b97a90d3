import { and, inArray, or, sql, type SQLWrapper } from 'drizzle-orm';
import type { Db } from '../../platform/db/client';
import { emails } from '../../platform/db/tables';
import type { KnownAs } from './known-as.store';
import { mentions, type Replacement } from './without-person.store';

const isWaiting = inArray(emails.status, ['pending', 'sending']);

/** Whether an address is one of these, in whatever letter case. */
export const isOneOf = (address: SQLWrapper, addresses: readonly string[]) =>
  inArray(sql`lower(${address})`, [...addresses]);

/** The recipients of a message that are, or are not, among these addresses. */
const recipientsIn = (addresses: readonly string[]) =>
  sql`array(select address from unnest(${emails.recipients}) address where ${isOneOf(sql`address`, addresses)})`;
const otherRecipients = (addresses: readonly string[]) =>
  sql`array(select address from unnest(${emails.recipients}) address where not ${isOneOf(sql`address`, addresses)})`;

/** Whether a message is to one of these addresses. */
export const isToSome = (addresses: readonly string[]) => sql`cardinality(${recipientsIn(addresses)}) > 0`;
const isToThemAlone = (addresses: readonly string[]) => sql`cardinality(${otherRecipients(addresses)}) = 0`;

/** Whether a message to one of these addresses has not been sent yet. */
export async function hasWaitingMail(tx: Db, { addresses }: KnownAs): Promise<boolean> {
  const waiting = await tx
    .select({ id: emails.id })
    .from(emails)
    .where(and(isWaiting, isToSome(addresses)))
    .limit(1);
  return waiting.length > 0;
}

/** Takes these addresses off the messages that wait; those without another recipient are removed. */
export async function removeWaitingMail(tx: Db, { addresses }: KnownAs): Promise<void> {
  await tx.delete(emails).where(and(isWaiting, isToThemAlone(addresses)));
  await tx
    .update(emails)
    .set({ recipients: otherRecipients(addresses) })
    .where(and(isWaiting, isToSome(addresses)));
}

/** Messages to or from this account alone, or with one of its addresses in their text. */
export const isOwnMessage = ({ addresses }: KnownAs, patterns: readonly Replacement[]) =>
  or(isToThemAlone(addresses), isOneOf(emails.replyTo, addresses), mentions(emails.text, patterns));

import { and, desc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/client';
import { auditEntries, contactMessages, users } from '../../platform/db/tables';
import type { User } from '../users/user.store';
import { fullName } from './audited-user';
import { mentions, replaceNames, type KnownName } from './without-person.store';

/** By which names and addresses the texts of the portal know an account: the present ones and all former ones. */
export interface KnownAs {
  names: KnownName[];
  /** Names in messages of the contact form from its addresses; anyone can type them there. */
  signatures: KnownName[];
  /** Without those that another account has by now. */
  addresses: string[];
}

/** An account that is anonymised: what it was known as, and what takes the place of that. */
export interface Forgotten {
  id: string;
  was: KnownAs;
  is: { email: string; firstName: string; lastName: string };
}

/** The entries of the audit log about an account itself. */
export const isEntryOf = (id: string) => and(eq(auditEntries.objectKind, 'user'), eq(auditEntries.objectId, id));

/** The contact messages that an account wrote: when logged in, or from one of these addresses. */
export const isContactOf = (id: string, addresses: readonly string[]) =>
  or(eq(contactMessages.userId, id), inArray(sql`lower(${contactMessages.email})`, [...addresses]));

/** Names and addresses of an account, by the audit log: an entry has the name at its time, and what was replaced. */
async function everyNameAndAddress(tx: Db, { id, email, firstName, lastName }: User) {
  const entries = await tx
    .select({ name: auditEntries.objectName, before: auditEntries.oldValue })
    .from(auditEntries)
    .where(isEntryOf(id))
    .orderBy(desc(auditEntries.number));
  const names = new Set([fullName({ firstName, lastName })]);
  const addresses = new Set([email]);
  let values: Record<string, unknown> = { email, first_name: firstName, last_name: lastName };
  for (const { name, before } of entries) {
    if (name) names.add(name);
    values = { ...values, ...Object(before) };
    names.add(`${String(values['first_name'])} ${String(values['last_name'])}`);
    addresses.add(String(values['email']));
  }
  // Entries of roles that came with a facility had the address in place of the name.
  return { names: [...names].filter((name) => !addresses.has(name)), addresses: [...addresses] };
}

/** These addresses without those that another account has. */
async function withoutOthers(tx: Db, id: string, addresses: readonly string[]): Promise<string[]> {
  const taken = await tx
    .select({ email: users.email })
    .from(users)
    .where(and(ne(users.id, id), inArray(users.email, [...addresses])));
  return addresses.filter((address) => !taken.some(({ email }) => email === address));
}

/** A name with those of other accounts, present and former ones, in which it stands. Anonymised accounts have none. */
async function amongOthers(tx: Db, id: string, name: string): Promise<KnownName> {
  const own = replaceNames([{ name, others: [] }], '');
  const present = sql<string>`${users.firstName} || ' ' || ${users.lastName}`;
  const recorded = sql<string>`${auditEntries.objectName}`;
  const ofAccount = and(eq(auditEntries.objectKind, 'user'), ne(auditEntries.objectId, id));
  const rows = await tx
    .select({ name: present })
    .from(users)
    .where(and(ne(users.id, id), isNull(users.anonymisedAt), mentions(present, own)))
    .union(
      tx
        .select({ name: recorded })
        .from(auditEntries)
        .where(and(ofAccount, mentions(auditEntries.objectName, own))),
    );
  return { name, others: rows.map((row) => row.name) };
}

/** The names and addresses of an account, with the names of others that they must not be taken for. */
export async function findKnownAs(tx: Db, user: User): Promise<KnownAs> {
  const { names, addresses: all } = await everyNameAndAddress(tx, user);
  const addresses = await withoutOthers(tx, user.id, all);
  const written = await tx
    .select({ firstName: contactMessages.firstName, lastName: contactMessages.lastName })
    .from(contactMessages)
    .where(isContactOf(user.id, addresses));
  const signatures = [...new Set(written.map(fullName))].filter((name) => !names.includes(name));
  const known: KnownAs = { names: [], signatures: [], addresses };
  for (const name of names) known.names.push(await amongOthers(tx, user.id, name));
  for (const name of signatures) known.signatures.push(await amongOthers(tx, user.id, name));
  return known;
}

import { COMPONENTS } from '@portal/domain';
import { and, eq, exists, inArray, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Db } from '../../platform/db/client';
import { auditEntries, contactMessages, emails } from '../../platform/db/tables';
import { fullName } from './audited-user';
import { isContactOf, isEntryOf, type Forgotten } from './known-as.store';
import { isOneOf, isOwnMessage } from './messages-of.store';
import { isUnique, mentions, without, type Replaced, type Replacement } from './without-person.store';

/** The audit log names a message by its subject. */
async function forgetInMessageEntries(tx: Db, person: Forgotten, replaced: Replaced) {
  const isOwn = exists(
    tx
      .select({ id: emails.id })
      .from(emails)
      .where(and(sql`${emails.id}::text = ${auditEntries.objectId}`, isOwnMessage(person.was, replaced.addresses))),
  );
  const change = (list: Replacement[], which?: SQL) =>
    tx
      .update(auditEntries)
      .set({ objectName: without(auditEntries.objectName, list) })
      .where(and(eq(auditEntries.objectKind, 'email'), mentions(auditEntries.objectName, list), which));
  await change(replaced.inOwn, isOwn);
  await change([...replaced.inOthers, ...replaced.addresses]);
}

/** The value of a key in an entry of the audit log, as JSON and as a text. */
interface EntryValue {
  json: SQL;
  text: SQL;
}

/** Changes the values of a key in the audit log, those before and those after, where they are meant. */
async function changeValues(
  tx: Db,
  key: string,
  isMeant: (value: EntryValue) => SQL | undefined,
  changed: (value: EntryValue) => SQL,
) {
  for (const column of ['oldValue', 'newValue'] as const) {
    const values = auditEntries[column];
    const value = { json: sql`(${values} -> ${key}::text)`, text: sql`(${values} ->> ${key}::text)` };
    await tx
      .update(auditEntries)
      .set({ [column]: sql`${values} || jsonb_build_object(${key}::text, ${changed(value)})` })
      .where(isMeant(value));
  }
}

/** Texts in entries about an account, or of its contact messages, in the words of people. */
const WORDS = ['reason', 'subject'];

async function forgetInOwnEntries(tx: Db, { id, was, is }: Forgotten, { inOwn, addresses }: Replaced) {
  const fields = sql`array['email', 'first_name', 'last_name']`;
  await tx
    .update(auditEntries)
    .set({
      objectName: fullName(is),
      oldValue: sql`${auditEntries.oldValue} - ${fields}`,
      newValue: sql`${auditEntries.newValue} - ${fields}`,
    })
    .where(isEntryOf(id));
  const written = tx
    .select({ id: sql`${contactMessages.id}::text` })
    .from(contactMessages)
    .where(isContactOf(id, was.addresses));
  const isContact = and(eq(auditEntries.objectKind, 'contact message'), inArray(auditEntries.objectId, written));
  const list = [...inOwn, ...addresses];
  for (const key of WORDS)
    await changeValues(
      tx,
      key,
      ({ text }) => and(or(isEntryOf(id), isContact), mentions(text, list)),
      ({ text }) => without(text, list),
    );
}

/** The values of the audit log that name a user. What a facility or an instrument says is nobody's account. */
const NAMING_VALUES = ['owner', 'deputy', ...COMPONENTS.map(({ code }) => code)];

/** The texts of a list. */
const each = ({ json }: EntryValue) =>
  sql`jsonb_array_elements_text(case jsonb_typeof(${json}) when 'array' then ${json} else '[]' end)`;

async function forgetInValues(tx: Db, { id, was, is }: Forgotten) {
  const names = was.names.map(({ name }) => name);
  const unique = was.names.filter(isUnique).map(({ name }) => name);
  const hasDeclined = and(eq(auditEntries.actorId, id), eq(auditEntries.action, 'application.decline-review'));
  for (const key of NAMING_VALUES)
    await changeValues(
      tx,
      key,
      ({ text }) => or(inArray(text, unique), and(inArray(text, names), hasDeclined)),
      () => sql`${fullName(is)}::text`,
    );
  const { addresses } = was;
  const replaced = (address: SQLWrapper) =>
    sql`case when ${isOneOf(address, addresses)} then ${is.email}::text else ${address} end`;
  await changeValues(
    tx,
    'email',
    ({ text }) => isOneOf(text, addresses),
    ({ text }) => replaced(text),
  );
  await changeValues(
    tx,
    'emails',
    (value) => sql`exists (select 1 from ${each(value)} address where ${isOneOf(sql`address`, addresses)})`,
    (value) => sql`array(select ${replaced(sql`address`)} from ${each(value)} address)`,
  );
}

/** Removes a user from the audit log; the messages and contact messages that it names must be unchanged. */
export async function forgetInAudit(tx: Db, person: Forgotten, replaced: Replaced): Promise<void> {
  await forgetInMessageEntries(tx, person, replaced);
  await forgetInOwnEntries(tx, person, replaced);
  await forgetInValues(tx, person);
}

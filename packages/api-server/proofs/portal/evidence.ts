import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import type { Db } from '../../src/platform/db/client';
import type { FileStore } from '../../src/platform/storage/file-store';
import { halves } from './pairs';

/** Direct access to the database and files of a portal. */
export interface Found {
  db: Db;
  files: Pick<FileStore, 'get'>;
}

/** Accounts that were partly added: without an audit entry, the activation link or the message with it. */
async function halfAccounts(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ email: string }>(sql`
    select email from users where email like 'crash-%' and not (
      exists (select from audit_entries where action = 'user.add' and object_id = users.id::text)
      and exists (select from one_time_tokens where user_id = users.id)
      and exists (select from user_roles where user_id = users.id)
      and exists (select from emails where kind = 'activation' and users.email = any(recipients)))`);
  return rows.map(({ email }) => `${email} was added by half`);
}

/** Facilities that were partly archived: without an audit entry, without the message, or with an open round. */
async function halfArchived(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ acronym: string }>(sql`
    select acronym from national_facilities one where
      (select count(*) from audit_entries where facility_id = one.id and action = 'facility.archive') <> (archived_at is not null)::int
      or (select count(*) from emails where facility_id = one.id and kind = 'facility-archived') <> (archived_at is not null)::int
      or exists (select from applications where facility_id = one.id and one.archived_at is not null and applications.archived_at is null)`);
  return rows.map(({ acronym }) => `${acronym} was archived by half`);
}

/** Files of these facilities, and uploads, whose bytes are missing or wrong. */
async function lostBytes({ db, files: store }: Found, ids: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string; storage_key: string; sha256: string }>(
    sql.raw(
      `select id, storage_key, sha256 from files where facility_id in (${ids}) or (uploader_id is not null and linked_as is null)`,
    ),
  );
  const lost: string[] = [];
  for (const { id, storage_key, sha256 } of rows) {
    const content = await store.get(storage_key);
    const digest =
      content &&
      createHash('sha256')
        .update(await buffer(content))
        .digest('hex');
    if (digest !== sha256) lost.push(`the bytes of file ${id} are lost`);
  }
  return lost;
}

/** Everything that is incomplete or lost, in words. */
export async function brokenIn(found: Found, facilityIds: readonly string[]): Promise<string[]> {
  const ids = facilityIds.map((id) => `'${id}'`).join(', ');
  return [
    ...(await halves(found.db, ids)),
    ...(await halfAccounts(found.db)),
    ...(await halfArchived(found.db)),
    ...(await lostBytes(found, ids)),
  ];
}

// A final report approves a version too, as a side effect and without a reason.
const BY_ITSELF = `(action <> 'application.approve-configuration' or new_value->>'reason' is not null)`;

/** Number of entries in the history by action and facility, and of rows in the table by account. */
export async function storedIn(db: Db): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ key: string; count: string }>(sql`
    select concat(facility_id, ' ', action) as key, count(*) as count from audit_entries where facility_id is not null and ${sql.raw(BY_ITSELF)} group by 1
    union all select concat('accounts ', email), 1 from users where email like 'crash-%'
    union all select concat(uploader_id, ' file.upload'), count(*) from files where uploader_id is not null group by 1`);
  return new Map(rows.map(({ key, count }) => [key, Number(count)]));
}

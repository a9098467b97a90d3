import type { Component } from '@portal/domain';
import { sql } from 'drizzle-orm';
import type { Db } from '../../src/platform/db/client';

/** A facility with an owner who can log in. */
export interface OwnedFacility {
  id: string;
  email: string;
  /** Whether the owner may still change the application. */
  isEditable: boolean;
  lidars: string[];
  photometers: string[];
}

/** What visitors can look at. */
export interface Cast {
  lidars: string[];
  photometers: string[];
  /** Acronyms of facilities with a label. */
  labelled: string[];
  /** Codes of certificates. */
  codes: string[];
}

/** One facility of each owner, those that can be changed first. */
export async function listOwned(db: Db): Promise<OwnedFacility[]> {
  const { rows } = await db.execute<OwnedFacility & Record<string, unknown>>(sql`
    select distinct on (users.email) one.id, users.email,
      applications.status in ('registered', 'invited', 'draft') as "isEditable",
      array(select id from lidars where facility_id = one.id) as lidars,
      array(select id from photometers where facility_id = one.id) as photometers
    from national_facilities one
    join users on users.id = one.owner_id and users.activated_at is not null and users.deactivated_at is null
    join applications on applications.facility_id = one.id and applications.is_current
    where one.archived_at is null
    order by users.email, 3 desc`);
  return rows.toSorted((a, b) => Number(b.isEditable) - Number(a.isEditable));
}

/** The codes of all certificates. */
export async function listCodes(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ code: string }>(sql`select code from label_certificates`);
  return rows.map(({ code }) => code);
}

/** Facilities whose application is being evaluated. */
export async function listSubmitted(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select facility_id as id from applications where is_current and status = 'submitted'`,
  );
  return rows.map(({ id }) => id);
}

/** Those of them that have a document of their submission, which copies of facilities have not. */
export async function listDocumented(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select facility_id as id from applications
    join snapshots on snapshots.application_id = applications.id and snapshots.kind = 'submission'
    where is_current and status = 'submitted'`);
  return rows.map(({ id }) => id);
}

/** Accounts with the password and roles of this one; returns their addresses. */
export async function addColleagues(db: Db, email: string, count: number): Promise<string[]> {
  const { rows } = await db.execute<{ id: string; email: string }>(sql`
    insert into users select (jsonb_populate_record(one, jsonb_build_object(
      'id', gen_random_uuid(), 'email', replace(email, '@', '.' || number || '.of.many@')))).*
    from users one, generate_series(1, ${count}) number where email = ${email} returning id, email`);
  await db.execute(sql`
    insert into user_roles (user_id, role)
    select added.id, role from users added, users one join user_roles on user_id = one.id
    where one.email = ${email} and added.id in (select unnest(${sql.param(rows.map(({ id }) => id))}::uuid[]))`);
  return rows.map(({ email: address }) => address);
}

/** Spreads a component of all applications under evaluation over these accounts; returns the facilities of each. */
export async function assign(db: Db, component: Component, emails: readonly string[]): Promise<Map<string, string[]>> {
  const { rows } = await db.execute<{ email: string; id: string }>(sql`
    with numbered as (
      select facility_id, row_number() over (order by facility_id) as number from component_reviewers
      where component = ${component} and facility_id in
        (select facility_id from applications where is_current and status = 'submitted')),
    chosen as (
      select number, email from unnest(${sql.param([...emails])}::text[]) with ordinality as one (email, number))
    update component_reviewers set user_id = users.id
    from numbered, chosen, users
    where component_reviewers.facility_id = numbered.facility_id and component = ${component}
      and chosen.number = 1 + numbered.number % ${emails.length} and users.email = chosen.email
    returning users.email, component_reviewers.facility_id as id`);
  const groups = new Map<string, string[]>();
  for (const { email, id } of rows) groups.set(email, [...(groups.get(email) ?? []), id]);
  return groups;
}

/** Number of entries in the audit log by the value of the benchmark that they name. */
export async function countAudited(db: Db): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ value: string; count: number }>(sql`
    select value, count(*)::int as count from (
      select distinct id, (regexp_matches(new_value::text, 'scale-[0-9a-z]+|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}', 'g'))[1] as value
      from audit_entries where action <> 'file.upload') named group by value`);
  return new Map(rows.map(({ value, count }) => [value, count]));
}

/** Process that serves this connection; the one that started it starts all processes of the database. */
export async function findConnectionProcess(db: Db): Promise<number> {
  const { rows } = await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
  return rows[0]?.pid ?? 0;
}

/** Size of the database with its indexes, bytes. */
export async function databaseSize(db: Db): Promise<number> {
  const { rows } = await db.execute<{ size: string }>(sql`select pg_database_size(current_database()) as size`);
  return Number(rows[0]?.size);
}

import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import type { Db } from '../../src/platform/db/client';
import type { FileStore } from '../../src/platform/storage/file-store';

/** A portal as it is found behind its back. */
export interface Found {
  db: Db;
  files: Pick<FileStore, 'get'>;
}

const entries = (...actions: string[]) =>
  `(select count(*) from audit_entries where facility_id = one.id and action in (${actions.map((action) => `'${action}'`).join(', ')}))`;
const files = (link: string) => `(select count(*) from files where facility_id = one.id and linked_as = '${link}')`;
const mails = (...kinds: string[]) =>
  `(select count(*) from emails where facility_id = one.id and kind in (${kinds.map((kind) => `'${kind}'`).join(', ')}))`;
const ownersMails = (...kinds: string[]) =>
  `(select count(*) from emails join users on users.email = any (emails.recipients) where users.id = one.owner_id and emails.facility_id = one.id and emails.kind in (${kinds.map((kind) => `'${kind}'`).join(', ')}))`;
const ofRounds = (table: string, condition: string) =>
  `(select count(*) from ${table} part join applications on applications.id = part.application_id where applications.facility_id = one.id and ${condition})`;
const snapshots = (kind: string) => ofRounds('snapshots', `part.kind = '${kind}'`);
const versions = (condition: string) =>
  `(select count(*) from accepted_versions where facility_id = one.id and ${condition})`;
const rounds = (condition: string) => `(select count(*) from applications where facility_id = one.id and ${condition})`;

/** What ends a round and begins the next. */
const RESETS = ['application.reopen', 'application.return-to-facility', 'application.withdraw'];
const SUBMITTED = `status in ('submitted', 'preliminary_report_issued', 'waiting_final_report', 'evaluated')`;
const REPORTED = `status in ('preliminary_report_issued', 'waiting_final_report', 'evaluated')`;

/** What belongs together, written in one transaction: if the two numbers differ, a step was taken by half. */
const PAIRS: readonly (readonly [what: string, one: string, other: string])[] = [
  ['a submission and its document', entries('application.submit'), files('submission-report')],
  ['a submission and its receipt', entries('application.submit'), mails('application-receipt')],
  ['a submission and the message to CARS', entries('application.submit'), mails('application-submitted')],
  [
    'a submission, or a re-opened one, and what was frozen',
    entries('application.submit', 'application.reopen'),
    snapshots('submission'),
  ],
  [
    'an evaluation and its history',
    entries('evaluation.submit'),
    ofRounds('evaluations', 'part.evaluated_at is not null'),
  ],
  [
    'a preliminary report and its document',
    entries('application.issue-preliminary-report'),
    files('preliminary-report'),
  ],
  ['a preliminary report and what was frozen', files('preliminary-report'), snapshots('preliminary-report')],
  ['a preliminary report and its message', files('preliminary-report'), mails('preliminary-report-issued')],
  ['an upgrade plan and its history', entries('application.add-upgrade-plan'), files('upgrade-plan')],
  ['an upgrade plan and its receipt', files('upgrade-plan'), mails('upgrade-plan-receipt')],
  ['a final report and its document', entries('application.issue-final-report'), files('final-report')],
  ['a final report and what was frozen', files('final-report'), snapshots('final-report')],
  [
    'an acceptance and its version',
    rounds(`final_report_id is not null and acceptance <> 'no'`),
    versions(`accepted_by = 'report'`),
  ],
  ['versions in force beside another', '0', `greatest(0, ${versions('valid_to is null')} - 1)`],
  [
    'a version without an instrument',
    '0',
    versions('not exists (select from accepted_instruments where version_id = accepted_versions.id)'),
  ],
  // To the owner, and to the administrators.
  ['a final report and its two messages', `2 * ${files('final-report')}`, mails('final-report-issued')],
  ['a reset and the round that it ended', entries(...RESETS), rounds('archived_at is not null')],
  // Each reviewer gets one as well.
  [
    'a reset and the message to the owner',
    entries(...RESETS),
    ownersMails('evaluation-reopened', 'application-returned', 'application-withdrawn'),
  ],
  ['a reset and the round that it began', `1 + ${entries(...RESETS)}`, rounds('true')],
  ['the current round', '1', rounds('is_current')],
  ['a submitted round without its document', '0', rounds(`${SUBMITTED} and submission_report_id is null`)],
  ['a reported round without its document', '0', rounds(`${REPORTED} and preliminary_report_id is null`)],
  ['a reported round without its decision', '0', rounds(`${REPORTED} and preliminary_acceptance is null`)],
  ['an evaluated round without its report', '0', rounds(`status = 'evaluated' and final_report_id is null`)],
  ['an edit and its history', `one.version - 1`, entries('facility.edit')],
];

/** The numbers that differ, of these facilities. */
async function halves(db: Db, ids: string): Promise<string[]> {
  const broken: string[] = [];
  for (const [what, one, other] of PAIRS) {
    const { rows } = await db.execute<{ acronym: string; one: string; other: string }>(
      sql.raw(
        `select acronym, ${one} as one, ${other} as other from national_facilities one where one.id in (${ids}) and ${one} <> ${other}`,
      ),
    );
    broken.push(...rows.map((row) => `${row.acronym}: ${what}: ${row.one} and ${row.other}`));
  }
  return broken;
}

/** Accounts that were added by half: without history, without the link that activates them or the message with it. */
async function halfAccounts(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ email: string }>(sql`
    select email from users where email like 'crash-%' and not (
      exists (select from audit_entries where action = 'user.add' and object_id = users.id::text)
      and exists (select from one_time_tokens where user_id = users.id)
      and exists (select from user_roles where user_id = users.id)
      and exists (select from emails where kind = 'activation' and users.email = any(recipients)))`);
  return rows.map(({ email }) => `${email} was added by half`);
}

/** Files of these facilities, and uploads, whose bytes are not those that they should be. */
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

/** Everything that is there by half or lost, in words. */
export async function brokenIn(found: Found, facilityIds: readonly string[]): Promise<string[]> {
  const ids = facilityIds.map((id) => `'${id}'`).join(', ');
  return [...(await halves(found.db, ids)), ...(await halfAccounts(found.db)), ...(await lostBytes(found, ids))];
}

/** How often each action of each facility is in the history, and each account in the table. */
export async function storedIn(db: Db): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ key: string; count: string }>(sql`
    select concat(facility_id, ' ', action) as key, count(*) as count from audit_entries where facility_id is not null group by 1
    union all select concat('accounts ', email), 1 from users where email like 'crash-%'
    union all select concat(uploader_id, ' file.upload'), count(*) from files where uploader_id is not null group by 1`);
  return new Map(rows.map(({ key, count }) => [key, Number(count)]));
}

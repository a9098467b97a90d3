import { sql } from 'drizzle-orm';
import type { LabelScope } from '@portal/domain';
import { hashPassword } from '../../src/people/accounts/password-hash';
import { createUser } from '../../src/people/administration/user.service';
import type { Db } from '../../src/platform/db/client';
import { applications, facilities, labelDecisions } from '../../src/platform/db/tables';

/** Number of labels. */
export const LABELS = 200;

/** A user who may list the evaluations of the network. */
export const READER = { email: 'reader@site.example', password: 'dust over the sea' };

const SCOPE: LabelScope = {
  lidars: [{ _id: 'lidar', name: 'MUSA', configurations: [1] }],
  photometers: [{ _id: 'photometer', name: 'CIMEL' }],
};

/** Facilities of one owner, all with a label for years whose evaluation of this year is to be opened, and a reader. */
export async function makeLabels(db: Db): Promise<void> {
  const at = new Date();
  const person = { firstName: 'Ada', lastName: 'Byron', activatedAt: at };
  const passwordHash = await hashPassword(READER.password);
  await createUser(db, { ...person, email: READER.email, roles: ['administrator'], passwordHash });
  const { id: ownerId } = await createUser(db, { ...person, email: 'pi@site.example', roles: ['national_facility'] });
  const made = await db
    .insert(facilities)
    .values(Array.from({ length: LABELS }, (_each, place) => ({ acronym: `F${place}`, ownerId })))
    .returning();
  const since = { statusSince: at, pendingSince: at, stepSince: at };
  await db
    .insert(applications)
    .values(made.map(({ id: facilityId }) => ({ facilityId, status: 'registered' as const, ...since })));
  const year = at.getUTCFullYear();
  const period = { validFrom: `${year - 3}-03-01`, validUntil: `${year + 4}-02-28` };
  await db.insert(labelDecisions).values(
    made.map(({ id: facilityId }) => ({
      facilityId,
      place: 1,
      kind: 'grant' as const,
      recordedAt: at,
      decidedOn: period.validFrom,
      ...period,
      scope: SCOPE,
    })),
  );
}

/** What was written about openings. */
export interface Opened {
  evaluations: number;
  /** In the audit log. */
  entries: number;
  mails: number;
  /** Facilities with more than one evaluation, entry or mail. */
  repeated: number;
}

/** Counts facilities with an evaluation, with its entry in the log and with its mail. */
export async function openedIn(db: Db): Promise<Opened> {
  const { rows } = await db.execute<Record<keyof Opened, string>>(sql`
    with opened as (
      select facility_id, 'evaluations' as what, count(*) as times from regular_evaluations group by 1
      union all select facility_id, 'entries', count(*) from audit_entries where action = 'regular-evaluation.open' group by 1
      union all select facility_id, 'mails', count(*) from emails where kind = 'evaluation-opened' group by 1)
    select count(*) filter (where what = 'evaluations') as evaluations, count(*) filter (where what = 'entries') as entries,
      count(*) filter (where what = 'mails') as mails, count(*) filter (where times > 1) as repeated from opened`);
  const [row] = rows;
  return {
    evaluations: Number(row?.evaluations),
    entries: Number(row?.entries),
    mails: Number(row?.mails),
    repeated: Number(row?.repeated),
  };
}

import { count, eq, inArray, sql } from 'drizzle-orm';
import pino from 'pino';
import { linesOf } from '../../test/log-lines';
import { aPdf } from '../../test/files';
import { picturesHere } from '../../test/pictures';
import { cleanUp } from '../../src/people/accounts/clean-up';
import { removeOld } from '../../src/operations/retention/remove-old.service';
import { ANSWERED_CALLS, type PortalContext } from '../../src/app/calls';
import { databaseOf } from '../../src/platform/db/client';
import { createPool } from '../../src/platform/db/pool';
import { auditEntries, emails, files, releases } from '../../src/platform/db/tables';
import { sweepFiles } from '../../src/platform/files/sweep-files';
import { openRenderer } from '../../src/platform/pdf/renderer';
import { openReleaseFiles } from '../../src/publishing/releases/open-release-files';
import { anotherRemote } from '../../src/publishing/releases/releases.fixture';
import { sweepReleases } from '../../src/publishing/releases/sweep-releases';
import { writeDigests } from '../../src/labelling/reminders/digest.service';
import { writeDueReminders } from '../../src/labelling/reminders/due-dates.service';
import { digestMoment } from '../../src/labelling/reminders/week';
import { runCheck } from '../../src/quality/check/run-check';
import { SERVERS, type Fleet } from './fleet';
import { at, dataOf } from './person';
import { SETTINGS } from './settings';
import { uploadPlan } from './facility';
import type { Fixture } from './fixture';
import { grant } from './grant';

/** More rows than one statement of the clean-up removes. */
const OLD = 1200;

/** The resources of the jobs of three servers: one connection pool each, on the shared database. */
async function openJobs({ databaseUrl, environment, files: store }: Fleet) {
  const logged: string[] = [];
  const pdf = openRenderer();
  const releaseFiles = await openReleaseFiles(environment);
  const pools = SERVERS.map(() => createPool({ url: databaseUrl }));
  const contexts = pools.map((pool): PortalContext => ({
    db: databaseOf(pool),
    files: store,
    releaseFiles,
    answeredCalls: ANSWERED_CALLS,
    runCheck,
    incoming: `${environment.dataDir}/incoming`,
    pdf,
    pictures: picturesHere,
    settings: environment,
    log: pino({ level: 'info' }, linesOf(logged)),
    say: () => {},
    now: () => new Date(),
  }));
  const close = async () => {
    await Promise.all(pools.map((pool) => pool.end()));
    await releaseFiles.close();
    await pdf.close();
  };
  return { contexts, logged, close };
}

/** On Monday mornings the weekly message has not been sent yet. */
const expected = () => {
  const isTime = new Date() >= digestMoment(new Date());
  return { odd: [], ofOwner: [...(isTime ? ['digest'] : []), 'due-soon'] };
};

/** Every periodic job is done once in all servers together. */
export function jobTests(fixture: () => Fixture) {
  const fleet = () => fixture().fleet;
  let jobs: Awaited<ReturnType<typeof openJobs>>;
  beforeAll(async () => {
    jobs = await openJobs(fleet());
  });
  afterAll(() => jobs.close());

  const all = (job: (context: PortalContext) => Promise<void>) => Promise.all(jobs.contexts.map(job));

  /** Prepares a week without reminders, with everything due in three days. */
  async function forgetReminders() {
    const { db } = fleet();
    await db.delete(emails).where(inArray(emails.kind, ['digest', 'due-soon']));
    await db.execute(sql`update users set digest_at = null, activated_at = activated_at - interval '30 days'`);
    await db.execute(
      sql`update applications set due_date = current_date + 3, step_due_date = current_date + 3, due_for = step
        where is_current and status <> 'evaluated'`,
    );
  }

  /** Reminders that were not sent exactly once, by user and subject, and whether the owner received any. */
  async function reminded() {
    const rows = await fleet()
      .db.select({ kind: emails.kind, to: emails.recipients, about: emails.facilityId, copies: count() })
      .from(emails)
      .where(inArray(emails.kind, ['digest', 'due-soon']))
      .groupBy(emails.kind, emails.recipients, emails.facilityId);
    const ofOwner = rows.filter(({ to }) => to.includes(fixture().owner.email)).map(({ kind }) => kind);
    return { odd: rows.filter(({ copies }) => copies !== 1), ofOwner: [...new Set(ofOwner)].toSorted() };
  }

  test('concurrent clean-up on all servers removes all old records and nothing else, without a failure', async () => {
    const { db, files: store } = fleet();
    const { cars, anna } = fixture();
    const longAgo = new Date(Date.now() - 3 * 365 * 86_400_000);
    const message = { subject: 'Old', recipients: ['ada@site.example'], text: 'Old', html: 'Old', createdAt: longAgo };
    const sent = { ...message, kind: 'old', status: 'sent' as const, sentAt: longAgo };
    await db.insert(emails).values(Array.from({ length: OLD }, () => sent));
    const login = { action: 'session.open', objectKind: 'session', objectId: 'old', at: longAgo };
    await db.insert(auditEntries).values(Array.from({ length: OLD }, () => login));
    const uploads = await Promise.all([0, 1, 2, 3, 4].map((server) => uploadPlan(cars, server, aPdf())));
    const aged = await db
      .update(files)
      .set({ createdAt: longAgo })
      .where(inArray(files.id, uploads))
      .returning({ key: files.storageKey });
    const late = anotherRemote('mf-late');
    await grant(fixture(), late.name);
    await dataOf(at(anna, 0).post(`/releases/${late.name}`, late));
    await db.update(releases).set({ announcedAt: longAgo }).where(eq(releases.part, late.name));
    const kept = async () => ({
      emails: await db.$count(emails),
      entries: await db.$count(auditEntries),
      files: await db.$count(files),
      releases: await db.$count(releases),
    });
    const before = await kept();
    await all(async (context) => {
      for (const job of [cleanUp, removeOld, sweepFiles, sweepReleases]) await job(context);
    });
    expect(await kept()).toEqual({
      emails: before.emails - OLD,
      entries: before.entries - OLD,
      files: before.files - uploads.length,
      releases: before.releases - 1,
    });
    expect(await Promise.all(aged.map(({ key }) => store.get(key)))).toEqual(uploads.map(() => null));
    expect(jobs.logged).toEqual([]);
  });

  test('reminders that all servers write at once are written once', async () => {
    for (let round = 0; round < SETTINGS.rounds; round += 1) {
      await forgetReminders();
      await all(async (context) => {
        await writeDigests(context);
        await writeDueReminders(context);
      });
      expect(await reminded()).toEqual(expected());
    }
  });

  test('reminders of three servers that end and start at the same moment are written once', async () => {
    expect(await fleet().stopAll()).toEqual([0, 0, 0]);
    await forgetReminders();
    await fleet().startAll();
    // Stopping servers complete the work in hand.
    expect(await fleet().stopAll()).toEqual([0, 0, 0]);
    expect(await reminded()).toEqual(expected());
  }, 300_000);
}

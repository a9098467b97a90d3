import { fileURLToPath } from 'node:url';
import { dayOf } from '@portal/domain';
import type { FastifyBaseLogger } from 'fastify';
import { recordEarlierAcceptances } from '../labelling/acceptance/record-earlier-acceptances';
import { answerCertified } from '../labelling/facilities/certified.service';
import { forgetChanges } from '../platform/db/kept-by-facility';
import { recordEarlierConfigurations } from '../labelling/configuration/record-earlier-configurations';
import { renderMissingPdfs } from '../labelling/acceptance/render-missing-pdfs';
import { cleanUp } from '../people/accounts/clean-up';
import { removeLapsedLogins } from '../people/institutions/institution-logins.store';
import type { Context } from '../platform/process/app-types';
import { buildApp } from './app';
import { waitingPage } from './waiting-page';
import { ANSWERED_CALLS, type PortalContext } from './calls';
import { loadMoreWork, MORE_JOBS } from './more-work';
import { removeOld } from '../operations/retention/remove-old.service';
import { startBackupJob } from '../operations/backup/backup-job';
import { connectionQueue } from '../platform/db/connection-queue';
import { makeDataFolder } from '../platform/process/data-folder';
import { openContext } from '../platform/process/open-context';
import { canConnect } from '../platform/db/pool';
import { openFilled } from '../demo/open-filled';
import type { Environment } from '../platform/process/env';
import { sweepFiles } from '../platform/files/sweep-files';
import { loggable } from '../platform/db/loggable';
import { listen } from '../platform/process/listen';
import { openOutbox, type Outbox } from '../platform/mail/outbox';
import { mustHaveRoomToStart } from '../platform/storage/room';
import { openMailTransport } from '../platform/mail/mail-transport';
import { openMetrics } from '../operations/metrics/open-metrics';
import { runCheck } from '../quality/check/run-check';
import { sweepCodeErrors } from '../publishing/code-errors/sweep-code-errors';
import { grantOwnParts } from '../publishing/grants/must-be-granted';
import { builtFolders, partsOf, publishBuilt } from '../publishing/releases/publish-built.service';
import { writeDemoTokens } from '../publishing/grants/demo-tokens';
import { openReleaseFiles } from '../publishing/releases/open-release-files';
import { openReleases } from '../publishing/releases/open-releases';
import { sweepPreviews } from '../publishing/previews/sweep-previews';
import { sweepReleases } from '../publishing/releases/sweep-releases';
import { decideShares } from '../publishing/sharing/end-share.service';
import { startReminderJob } from '../labelling/reminders/reminder-job';
import { DEMO_PASSWORD, ownerEmail, STAFF_ACCOUNTS } from '../demo/accounts';

/** The folder that holds the parts, seen from the built server. */
const CHECKOUT = fileURLToPath(new URL('../../..', import.meta.url));

/** Maximum duration of a query of the running portal, ms. */
const QUERY_LIMIT = 15_000;

/** Time limit of a new connection that tells whether the database is there, ms. */
const CONNECTS_WITHIN = 5000;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** What the wings do at an interval (ms): remove expired sessions, links, counts, files and releases; end shares. */
const SCHEDULE = [
  {
    every: HOUR,
    jobs: [
      cleanUp,
      removeLapsedLogins,
      removeOld,
      forgetChanges,
      sweepFiles,
      sweepReleases,
      sweepCodeErrors,
      sweepPreviews,
    ],
  },
  // A share whose grant or key has ended goes on until it is decided.
  { every: MINUTE, jobs: [decideShares] },
];

/** Starts the periodic jobs; one that failed is repeated at the next interval. */
function startJobs(context: PortalContext) {
  const timers = SCHEDULE.map(({ every, jobs }) => {
    const run = async () => {
      for (const job of jobs)
        await job(context).catch((error: Error) => context.log.warn(loggable(error), 'a periodic job failed'));
    };
    return setInterval(() => void run(), every);
  });
  return () => timers.forEach(clearInterval);
}

/** Sends messages, if there is a mail server; else they stay where they are and can be read there. */
function startMail(context: Context, { smtpUrl, mailFrom, publicUrl }: Environment): Outbox | undefined {
  return smtpUrl
    ? openOutbox({ ...context, transport: openMailTransport({ smtpUrl, mailFrom, publicUrl }) })
    : undefined;
}

/** What the console says once the portal may be opened: its address, and in a demonstration who can log in. */
function greeting({ mode, port, publicUrl }: Environment, listeningAt: string): string {
  // Port 0 is any free one: which, is known only now.
  const ready = `The portal is ready: ${port === 0 ? listeningAt : publicUrl}`;
  if (mode !== 'demo') return ready;
  const accounts = Object.values(STAFF_ACCOUNTS).map(({ email, firstName }) => [email, firstName]);
  const owners = [ownerEmail('<acronym>'), `owner of a facility, e.g. ${ownerEmail('CIAO')}`];
  const lines = [...accounts, owners].map(([email = '', who]) => `  ${email.padEnd(40)} ${who}`);
  return [ready, `Demo accounts, all with the password ${DEMO_PASSWORD}:`, ...lines].join('\n');
}

/** Makes the public map, for which the first visitor of a large network would have to wait. */
const makeMap = async ({ db, now, log }: Context) => {
  try {
    await (await answerCertified(db, dayOf(now()))).compressed('br');
  } catch (error) {
    log.warn(loggable(error as Error), 'the public map is made when it is first asked for');
  }
};

/**
 * Starts the whole portal: database, demo content, releases of the parts once they are `built`, server. While the
 * content of a demonstration is loaded, a page answers.
 */
export async function startPortal(environment: Environment, log: FastifyBaseLogger, built: Promise<void>) {
  const { mode, dataDir, databaseUrl } = environment;
  await makeDataFolder(dataDir);
  await mustHaveRoomToStart(dataDir);
  const waiting = waitingPage(environment);
  const open = () => openContext(environment, { log, queryLimit: QUERY_LIMIT });
  const opened = await (mode === 'demo' ? openFilled(environment, open, waiting.open) : open());
  const { database } = opened;
  const metrics = environment.metrics && openMetrics();
  try {
    const releaseFiles = await openReleaseFiles(environment);
    const context: PortalContext = {
      ...opened.context,
      pdf: metrics?.measured(opened.context.pdf) ?? opened.context.pdf,
      releaseFiles,
      answeredCalls: ANSWERED_CALLS,
      runCheck,
    };
    await built;
    await grantOwnParts(database.db, partsOf(CHECKOUT), context.now());
    if (mode === 'demo') await writeDemoTokens(context, { dataDir, parts: partsOf(CHECKOUT) });
    await recordEarlierAcceptances(context);
    await recordEarlierConfigurations(context);
    await publishBuilt(context, builtFolders(CHECKOUT), environment.releaseOnStart);
    const releases = openReleases({ db: database.db, files: releaseFiles, now: context.now });
    const { trustedProxies } = environment;
    let outbox: Outbox | undefined;
    const wakeOutbox = () => void outbox?.wake();
    const limits = { queue: connectionQueue(database.pool), latest: environment.busyAfter };
    const watch = metrics?.watch;
    const liveness = databaseUrl ? { canConnect: () => canConnect(databaseUrl, CONNECTS_WITHIN) } : undefined;
    const app = await buildApp({ context, releases, trustedProxies, afterWrite: wakeOutbox, limits, liveness, watch });
    await app.ready();
    waiting.close();
    const listeningAt = await listen(app, environment);
    const served =
      environment.metrics && (await metrics?.serve({ ...context, ...database, dataDir }, environment.metrics));
    outbox = startMail(context, environment);
    const stopJobs = startJobs(context);
    const making = makeMap(context);
    const reminding = startReminderJob(context, { loadWork: loadMoreWork, jobs: MORE_JOBS }, wakeOutbox);
    const rendering = renderMissingPdfs(context);
    const backups = await startBackupJob({ ...context, database, settings: environment });
    // What lasts longer than it may is cut off, so that the database can still be closed in order.
    const cutOff = () => {
      log.warn('stopping: what still runs is cut off');
      app.server.closeAllConnections();
      void opened.cutOff();
    };
    const close = async () => {
      const timer = setTimeout(cutOff, environment.stopWithin * 1000);
      stopJobs();
      await Promise.all([app.close(), making, reminding.stop(), rendering.stop(), backups.stop(), outbox?.stop()]);
      clearTimeout(timer);
      await served?.close();
      await releaseFiles.close();
      await opened.close();
    };
    return { close, greeting: greeting(environment, listeningAt) };
  } catch (error) {
    await opened.close();
    throw error;
  }
}

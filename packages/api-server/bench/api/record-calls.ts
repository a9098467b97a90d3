import { ANSWERED_CALLS } from '../../src/app/calls';
import pino from 'pino';
import { buildApp } from '../../src/app/app';
import { openContext } from '../../src/platform/process/open-context';
import { readEnvironment } from '../../src/platform/process/env';
import { openReleaseFiles } from '../../src/publishing/releases/open-release-files';
import { openReleases } from '../../src/publishing/releases/open-releases';
import { runCheck } from '../../src/quality/check/run-check';
import type { Target } from './load';
import { recordQueries, type RecordedQuery } from './recorded';

interface Place {
  databaseUrl: string;
  dataDir: string;
}

/** The queries that the portal makes for each of these requests, read off the portal itself. */
export async function recordCalls({ databaseUrl, dataDir }: Place, targets: readonly Target[]) {
  const settings = readEnvironment({ MODE: 'demo', DATABASE_URL: databaseUrl, DATA_DIR: dataDir });
  const opened = await openContext(settings, { log: pino({ level: 'silent' }) });
  const { database } = opened;
  const releaseFiles = await openReleaseFiles(settings);
  const context = { ...opened.context, releaseFiles, answeredCalls: ANSWERED_CALLS, runCheck };
  const releases = openReleases({ db: database.db, files: releaseFiles, now: context.now });
  const app = await buildApp({ context, releases });
  const recorded: RecordedQuery[][] = [];
  for (const { path, token } of targets) {
    const ask = () => app.inject({ url: path, headers: token ? { authorization: `Bearer ${token}` } : {} });
    // The first request also makes what is kept from then on, which the bare server need not repeat for every one.
    await ask();
    recorded.push(await recordQueries(database.pool, ask));
  }
  await app.close();
  await releaseFiles.close();
  await opened.close();
  return recorded;
}

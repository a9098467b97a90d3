import { ANSWERED_CALLS } from '../../src/app/calls';
import { join } from 'node:path';
import pino from 'pino';
import { buildApp } from '../../src/app/app';
import { connectDatabase } from '../../src/platform/db/open-database';
import { readEnvironment } from '../../src/platform/process/env';
import { openFileStore } from '../../src/platform/storage/open-file-store';
import { openRenderer } from '../../src/platform/pdf/renderer';
import { openPictures } from '../../src/platform/pictures/pictures';
import { openReleaseFiles } from '../../src/publishing/releases/open-release-files';
import { openReleases } from '../../src/publishing/releases/open-releases';
import type { Target } from './load';
import { recordQueries, type RecordedQuery } from './recorded';

interface Place {
  databaseUrl: string;
  dataDir: string;
}

/** The queries that the portal makes for each of these requests, read off the portal itself. */
export async function recordCalls({ databaseUrl, dataDir }: Place, targets: readonly Target[]) {
  const settings = readEnvironment({ MODE: 'demo', DATABASE_URL: databaseUrl, DATA_DIR: dataDir });
  const database = await connectDatabase(settings);
  const [files, releaseFiles, pdf] = [await openFileStore(settings), await openReleaseFiles(settings), openRenderer()];
  const pictures = openPictures();
  const context = {
    db: database.db,
    files,
    releaseFiles,
    answeredCalls: ANSWERED_CALLS,
    incoming: join(dataDir, 'incoming'),
    pdf,
    pictures,
    settings,
    log: pino({ level: 'silent' }),
    say: () => {},
    now: () => new Date(),
  };
  const releases = openReleases({ db: database.db, files: releaseFiles, now: context.now });
  const app = await buildApp({ context, releases });
  const recorded: RecordedQuery[][] = [];
  for (const { path, token } of targets) {
    const ask = () => app.inject({ url: path, headers: token ? { authorization: `Bearer ${token}` } : {} });
    recorded.push(await recordQueries(database.pool, ask));
  }
  await app.close();
  await pdf.close();
  await pictures.close();
  await files.close();
  await releaseFiles.close();
  await database.close();
  return recorded;
}

import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { openDatabase, type Database } from '../db/open-database';
import { openRenderer } from '../pdf/renderer';
import { openPictures } from '../pictures/pictures';
import { openFileStore } from '../storage/open-file-store';
import type { Context } from './app-types';
import { makeDataFolder } from './data-folder';
import type { Environment } from './env';

export interface OpenContext {
  context: Context;
  database: Database;
  /** Cuts off what makes pictures and documents, so that nothing waits for it. */
  cutOff: () => Promise<void>;
  close: () => Promise<void>;
}

interface Options {
  log: FastifyBaseLogger;
  /** Maximum duration of a query on a server, ms; none if undefined. */
  queryLimit?: number;
}

/** Opens what an installation consists of: its data folder, database and files, and what makes pictures and documents. */
export async function openContext(settings: Environment, { log, queryLimit }: Options): Promise<OpenContext> {
  const { dataDir, databaseUrl } = settings;
  await makeDataFolder(dataDir);
  const warn = (message: string) => log.warn(message);
  const database = await openDatabase({ databaseUrl, dataDir, warn, ...(queryLimit ? { queryLimit } : {}) });
  const [pdf, pictures] = [openRenderer(), openPictures()];
  const cutOff = async () => {
    await pdf.close();
    await pictures.close();
  };
  try {
    const files = await openFileStore(settings);
    const context: Context = {
      db: database.db,
      files,
      incoming: join(dataDir, 'incoming'),
      pdf,
      pictures,
      settings,
      log,
      say: (line) => void process.stdout.write(`${line}\n`),
      now: () => new Date(),
    };
    const close = async () => {
      await files.close();
      await cutOff();
      await database.close();
    };
    return { context, database, cutOff, close };
  } catch (error) {
    await database.close();
    throw error;
  }
}

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { RELEASE_FILE } from '@portal/portal-contract';
import type { FastifyBaseLogger } from 'fastify';
import { cleanUp } from './accounts/clean-up';
import type { App, Context } from './app-types';
import { buildApp } from './app';
import { openDatabase } from './db/open-database';
import { StartError } from './db/start-error';
import { DEMO_PASSWORD, ownerEmail, STAFF_ACCOUNTS } from './demo/accounts';
import { loadDemo } from './demo/load-demo';
import type { Environment } from './env';
import { loggable } from './http/loggable';
import { openReleases } from './releases/open-releases';

/** The folder that holds the parts, seen from the built server. */
const CHECKOUT = fileURLToPath(new URL('../../..', import.meta.url));

/** Builds of the shell and of the remotes that the checkout has; none where releases come over the network. */
const builtParts = () =>
  readdirSync(CHECKOUT)
    .filter((name) => name === 'shell' || name.startsWith('mf-'))
    .map((name) => join(CHECKOUT, name, 'dist'))
    .filter((folder) => existsSync(join(folder, RELEASE_FILE)));

function greeting({ mode, port, publicUrl }: Environment, listeningAt: string) {
  // Port 0 is any free one: which, is known only now.
  const ready = `The portal is ready: ${port === 0 ? listeningAt : publicUrl}`;
  if (mode !== 'demo') return ready;
  const accounts = Object.values(STAFF_ACCOUNTS).map(({ email, firstName }) => [email, firstName]);
  const owners = [ownerEmail('<acronym>'), 'owner of a facility, e.g. ' + ownerEmail('CIAO')];
  const lines = [...accounts, owners].map(([email = '', who]) => `  ${email.padEnd(40)} ${who}`);
  return [ready, `Demo accounts, all with the password ${DEMO_PASSWORD}:`, ...lines].join('\n');
}

const say = (line: string) => void process.stdout.write(`${line}\n`);

/** Why a port cannot be opened, by the code of the system. */
const LISTEN_PROBLEMS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'another program uses it. Stop that program, or set PORT to another number.',
  EACCES: 'this account may not use it. Set PORT to a number above 1023.',
  EADDRNOTAVAIL: 'this machine does not have that address. Set HOST to one of its own.',
  ENOTFOUND: 'there is no such host. Set HOST to an address of this machine.',
};

/** How often what has lapsed (sessions, links, counts) is removed, ms. */
const CLEAN_UP_EVERY = 3_600_000;

/** Removes what has lapsed, now and then; a failure waits for the next time. */
function keepClean(context: Context) {
  const clean = () => cleanUp(context).catch((error: Error) => context.log.warn(loggable(error), 'clean-up failed'));
  const timer = setInterval(() => void clean(), CLEAN_UP_EVERY);
  return () => clearInterval(timer);
}

/** Opens the port; one that is taken or forbidden is told in a sentence. Answers the address. */
async function listen(app: App, { port, host }: Pick<Environment, 'port' | 'host'>): Promise<string> {
  try {
    return await app.listen({ port, host });
  } catch (error) {
    const reason = LISTEN_PROBLEMS[(error as NodeJS.ErrnoException).code ?? ''];
    if (!reason) throw error;
    throw new StartError(`The portal cannot listen on ${host}, port ${port}: ${reason}`, { cause: error });
  }
}

/** Starts the whole portal: database, demo content, releases of the built parts, server. */
export async function startPortal(environment: Environment, log: FastifyBaseLogger) {
  const { mode, dataDir, databaseUrl } = environment;
  const database = await openDatabase({ databaseUrl, dataDir, warn: (message) => log.warn(message) });
  try {
    const context: Context = { db: database.db, settings: environment, log, say, now: () => new Date() };
    if (mode === 'demo') await loadDemo(database.db, context.now());
    const releases = openReleases({ db: database.db, folder: join(dataDir, 'releases') });
    await releases.publishBuilt(builtParts());
    const app = await buildApp({ context, releases, trustedProxies: environment.trustedProxies });
    const listeningAt = await listen(app, environment);
    const stopCleaning = keepClean(context);
    const close = async () => {
      stopCleaning();
      await app.close();
      await database.close();
    };
    return { close, greeting: greeting(environment, listeningAt) };
  } catch (error) {
    await database.close();
    throw error;
  }
}

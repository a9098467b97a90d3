import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { installMissing, ROOT } from './install.mjs';
import { REMOTES } from './parts.mjs';
import { callPortal, portalUrl } from './portal/portal.mjs';
import { Refusal } from './portal/refusal.mjs';
import { deployToken } from './portal/token.mjs';

/** A team's own repository has no shell: there, the portal's shell is used. */
const HAS_SHELL = existsSync(join(ROOT, 'shell'));

const USAGE = 'Use: pnpm dev <remote> [--on <address of a portal>] [--port <number>]';

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { on: { type: 'string' }, port: { type: 'string', default: '4000' } },
    });
    const [name] = positionals;
    if (!REMOTES.includes(name)) throw new Refusal(USAGE, `Remotes: ${REMOTES.join(', ')}`);
    if (!/^[1-9]\d{0,4}$/.test(values.port)) throw new Refusal(`"${values.port}" is not a valid port.`, USAGE);
    // A named portal is shown unchanged except for this remote; the local one also uses the shell under development.
    return {
      name,
      url: portalUrl(values.on),
      port: Number(values.port),
      ownShell: values.on === undefined && HAS_SHELL,
    };
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(error.message, USAGE);
  }
}

const say = (line) => console.log(`${new Date().toTimeString().slice(0, 8)} ${line}`);

/** Serves the portal locally with one remote from this checkout, until it is stopped. */
async function start() {
  const { name, url, port, ownShell } = readArguments();
  // Only teams that may release to a shared portal may open it like this.
  await callPortal({ url, token: await deployToken(url) }, ['GET', '/releases']);
  installMissing();
  const startedAt = Date.now();
  const { openDevelopment } = await import('./dev/open-development.mjs');
  await openDevelopment({ name, url, port, say, ownShell });
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  console.log(
    `http://localhost:${port} is ${url} with ${ownShell ? `shell and ${name}` : name} of this checkout (ready in ${seconds} s, Ctrl+C stops it)`,
  );
}

try {
  await start();
} catch (error) {
  const isTaken = error.code === 'EADDRINUSE';
  if (isTaken) console.error(`Port ${error.port} is already in use; choose another port with --port.`);
  else console.error(error instanceof Refusal ? error.message : error);
  process.exit(1);
}

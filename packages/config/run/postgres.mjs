import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const SUPERVISE = fileURLToPath(new URL('./test/supervise.mjs', import.meta.url));

/**
 * Starts a temporary PostgreSQL in a temporary folder, on a free port of this machine only. Returns its address, its
 * version, and functions that restart and stop it, or null if PostgreSQL is not installed. However this process ends,
 * the server and its data are removed. Only with `isDurable` do writes wait for the disk.
 */
export async function startPostgres({ isDurable = false } = {}) {
  const programs = findPrograms();
  if (!programs) return null;
  const folder = mkdtempSync(join(tmpdir(), 'portal-postgres-'));
  const account = ordinaryAccount();
  if (account.uid !== undefined) chownSync(folder, account.uid, account.gid);
  const call = (program, ...args) =>
    execFileSync(join(programs, program), args, { ...account, cwd: folder, stdio: 'pipe' });

  const [data, passwordFile, password] = [
    join(folder, 'data'),
    join(folder, 'password'),
    randomBytes(12).toString('hex'),
  ];
  writeFileSync(passwordFile, password);
  call(
    'initdb',
    '-D',
    data,
    '-U',
    'portal',
    '-E',
    'UTF8',
    '--locale=C',
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
  );
  const port = await freePort();
  const fsync = `fsync=${isDurable ? 'on' : 'off'}`;
  const settings = ['listen_addresses=127.0.0.1', `port=${port}`, 'unix_socket_directories=', fsync];
  const options = settings.flatMap((setting) => ['-c', setting]);
  const ids = account.uid === undefined ? [] : ['--uid', String(account.uid), '--gid', String(account.gid)];
  const start = () => {
    const program = [join(programs, 'postgres'), '-D', data, ...options];
    const server = spawn(process.execPath, [SUPERVISE, ...ids, '--folder', folder, '--', ...program], {
      cwd: folder,
      // A signal to this process and its group, such as Ctrl-C, must not reach the server, which is stopped by us or
      // ends with us.
      detached: true,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    return { server, ended: new Promise((resolve) => server.once('exit', resolve)) };
  };
  let running = start();
  const end = async (signal) => {
    running.server.kill(signal);
    await running.ended;
  };

  const stop = async () => {
    // The fast shutdown, which does not wait for clients to disconnect.
    await end('SIGINT');
    rmSync(folder, { recursive: true, force: true });
  };
  const isUp = () => answers(() => call('pg_isready', '-q', '-h', '127.0.0.1', '-p', String(port)));
  const restart = async ({ crash = false } = {}) => {
    await end(crash ? 'SIGQUIT' : 'SIGINT');
    running = start();
    if (!(await isUp())) throw new Error('PostgreSQL did not start again.');
  };
  if (!(await isUp())) {
    await stop();
    throw new Error('PostgreSQL is installed but could not be started.');
  }
  const version = /\d+(\.\d+)?/.exec(String(call('postgres', '--version')))[0];
  const url = `postgres://portal:${password}@127.0.0.1:${port}/postgres`;
  return { url, version, restart, stop };
}

/** Whether PostgreSQL is installed on this machine. */
export const hasPostgres = () => findPrograms() !== undefined;

/** The folder with PostgreSQL's programs: the newest of the system's packages, or one in the search path. */
function findPrograms() {
  const packaged = '/usr/lib/postgresql';
  const versions = existsSync(packaged) ? readdirSync(packaged).toSorted((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(packaged, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return folders.find((folder) =>
    ['initdb', 'postgres', 'pg_isready'].every((program) => existsSync(join(folder, program))),
  );
}

/** PostgreSQL refuses to run as root, but runs under its own account or under `nobody`. */
function ordinaryAccount() {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    try {
      const number = (of) => Number(execFileSync('id', [of, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
      return { uid: number('-u'), gid: number('-g') };
    } catch {
      // This account does not exist on the system; the next one may.
    }
  }
  throw new Error('PostgreSQL cannot run as root, and this machine has no account "postgres" and no unprivileged one.');
}

const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

/** Whether the server answers within two minutes, which allows for a busy machine. */
async function answers(ask) {
  for (let tries = 0; tries < 600; tries += 1) {
    try {
      ask();
      return true;
    } catch {
      await sleep(200);
    }
  }
  return false;
}

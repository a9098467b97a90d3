import { spawn } from 'node:child_process';
import { startPostgres } from './postgres.mjs';

/**
 * Runs a program with a temporary PostgreSQL, whose address is in TEST_DATABASE_URL; exits with the program's status.
 */
const [program, ...args] = process.argv.slice(2);
const postgres = await startPostgres();
if (!postgres) throw new Error('PostgreSQL is not installed on this machine.');
const child = spawn(program, args, { stdio: 'inherit', env: { ...process.env, TEST_DATABASE_URL: postgres.url } });
child.once('error', (error) => console.error(error.message));
child.once('close', async (status) => {
  await postgres.stop();
  process.exit(status ?? 1);
});

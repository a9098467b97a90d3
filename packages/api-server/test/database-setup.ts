import { hashPassword } from '../src/people/accounts/password-hash';
import { preparePassword } from './password';
import { startClones, startEmbeddedDatabases } from './database-servers';
import type { TestDatabases } from './database-servers';

declare global {
  var testDatabases: TestDatabases | undefined;
}

/**
 * Once per test run: a database for every test process, embedded or on the server that TEST_DATABASE_URL names, and the
 * hash of the common password.
 */
export default async function startDatabases({ maxWorkers }: { maxWorkers: number }) {
  const url = process.env.TEST_DATABASE_URL;
  globalThis.testDatabases = url ? await startClones(url, maxWorkers) : await startEmbeddedDatabases(maxWorkers);
  await preparePassword(hashPassword);
  process.env.PORTAL_TEST_DATABASES = JSON.stringify(globalThis.testDatabases.addresses);
}

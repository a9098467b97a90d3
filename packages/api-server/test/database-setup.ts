import { hashPassword } from '../src/people/accounts/password-hash';
import { preparePassword } from './password';
import { startClones, startEmbeddedDatabases } from './database-servers';
import { prepareReset } from './database-content';
import type { TestDatabases } from './database-servers';

declare global {
  var testDatabases: TestDatabases | undefined;
}

/**
 * Once per test run: a database for every test process, embedded or on the server that TEST_DATABASE_URL names, what
 * each test begins with, and the hash of the common password.
 */
export default async function startDatabases({ maxWorkers }: { maxWorkers: number }) {
  const url = process.env.TEST_DATABASE_URL;
  globalThis.testDatabases = url ? await startClones(url, maxWorkers) : await startEmbeddedDatabases(maxWorkers);
  const { addresses } = globalThis.testDatabases;
  process.env.PORTAL_TEST_DATABASES = JSON.stringify(addresses);
  const [first] = addresses;
  if (first) await prepareReset(first);
  await preparePassword(hashPassword);
}

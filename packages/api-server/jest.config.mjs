import { frugal } from '../config/jest/frugal.mjs';
import { pure } from '../config/jest/pure.mjs';

const base = pure(import.meta.url);
// With a server to test on, the tests of the embedded database have nothing to say.
const elsewhere = process.env.TEST_DATABASE_URL ? ['/db/embedded/'] : [];
// Long, and played on the embedded database by `npm test` in any case.
const once = process.env.TEST_DATABASE_URL && !process.env.TEST_ALL ? ['/load-demo\\.test\\.ts$'] : [];

export default {
  ...base,
  globalSetup: '<rootDir>/test/database-setup.ts',
  globalTeardown: '<rootDir>/test/database-teardown.ts',
  testPathIgnorePatterns: [...base.testPathIgnorePatterns, ...elsewhere, ...once],
  testTimeout: 120_000,
  ...frugal,
};

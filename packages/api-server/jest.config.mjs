import { frugal } from '../config/jest/frugal.mjs';
import { pure } from '../config/jest/pure.mjs';

const base = pure(import.meta.url);
// With a server to test on, the tests of the embedded database have nothing to say.
const elsewhere = process.env.TEST_DATABASE_URL ? ['/db/embedded/'] : [];

export default {
  ...base,
  globalSetup: '<rootDir>/test/database-setup.ts',
  globalTeardown: '<rootDir>/test/database-teardown.ts',
  testPathIgnorePatterns: [...base.testPathIgnorePatterns, ...elsewhere],
  testTimeout: 120_000,
  ...frugal,
};

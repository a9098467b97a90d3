import { pure } from '../config/jest/pure.mjs';

const base = pure(import.meta.url);
// With a server to test on, the tests of the embedded database have nothing new to say, and those of who may do what,
// which do not depend on the database, have spoken.
const elsewhere = process.env.TEST_DATABASE_URL ? ['/src/db/embedded/', '/test/matrix/'] : [];

export default {
  ...base,
  globalSetup: '<rootDir>/test/database-setup.ts',
  globalTeardown: '<rootDir>/test/database-teardown.ts',
  testPathIgnorePatterns: ['/node_modules/', ...elsewhere],
  testTimeout: 30_000,
};

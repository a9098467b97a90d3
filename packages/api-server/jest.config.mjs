import { pure } from '../config/jest/pure.mjs';

const base = pure(import.meta.url);

export default {
  ...base,
  globalSetup: '<rootDir>/test/database-setup.ts',
  globalTeardown: '<rootDir>/test/database-teardown.ts',
  testTimeout: 30_000,
};

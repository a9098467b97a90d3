import base from '../jest.config.mjs';

// Their servers have databases of their own: none is started for the tests.
const { globalSetup: _setup, globalTeardown: _teardown, ...own } = base;

/** Proofs with servers that are started, killed and started again. */
export default {
  ...own,
  displayName: 'proofs',
  testMatch: ['<rootDir>/proofs/{crash,replicas}/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
};

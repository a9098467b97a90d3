import base from '../jest.config.mjs';

// Their servers have their own databases: none is started for the tests.
const { globalSetup: _setup, globalTeardown: _teardown, ...own } = base;

/** Proofs with servers that are started, killed and restarted. */
export default {
  ...own,
  displayName: 'proofs',
  testMatch: ['<rootDir>/proofs/{crash,replicas,rolling}/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
};

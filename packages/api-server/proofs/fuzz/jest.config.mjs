import base from '../../jest.config.mjs';

/** The server in the process of the tests, on their database, with requests that no client should make. */
export default {
  ...base,
  displayName: 'fuzz',
  testMatch: ['<rootDir>/proofs/fuzz/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
};

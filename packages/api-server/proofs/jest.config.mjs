import base from '../jest.config.mjs';

/** Proofs: like the tests, on the same databases, but longer, and run by commands of their own. */
export default {
  ...base,
  displayName: 'proofs',
  testMatch: ['<rootDir>/proofs/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
};

import base from '../../jest.config.mjs';

/** The tests of the permission matrix alone, with the number of its cells at the end. */
export default {
  ...base,
  displayName: 'permissions',
  testMatch: ['<rootDir>/test/matrix/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
  reporters: ['default', '<rootDir>/proofs/permissions/cells-reporter.mjs'],
};

import base from '../../jest.config.mjs';

/** Only the tests of the permission matrix, with the number of checked cells at the end. */
export default {
  ...base,
  displayName: 'permissions',
  testMatch: ['<rootDir>/test/matrix/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
  reporters: ['default', '<rootDir>/proofs/permissions/cells-reporter.mjs'],
};

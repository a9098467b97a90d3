import { pure } from '@portal/config/jest/pure';

/** Tests are beside the code that they test. */
export default { ...pure(import.meta.url), testMatch: ['<rootDir>/src/**/*.test.mjs'] };

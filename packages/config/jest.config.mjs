import { pure } from './jest/pure.mjs';

/** Tests of the commands are beside them. */
export default { ...pure(import.meta.url), testMatch: ['<rootDir>/run/**/*.test.mjs'] };

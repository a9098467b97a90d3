import { pure } from '@portal/config/jest/pure';

/** Tests stand beside what they are about. */
export default { ...pure(import.meta.url), testMatch: ['<rootDir>/src/**/*.test.mjs'] };

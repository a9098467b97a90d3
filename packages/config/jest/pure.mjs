import { fileURLToPath } from 'node:url';
import { base } from './base.mjs';

/** For parts without a browser and without a database. */
export const pure = (here) => ({
  ...base(here),
  testEnvironment: fileURLToPath(new URL('./one-realm.cjs', import.meta.url)),
});

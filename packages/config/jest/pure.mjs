import { base } from './base.mjs';

/** For parts without a browser and without a database. */
export const pure = (here) => ({ ...base(here), testEnvironment: 'node' });

import type { Site } from './sites';

/** Declared, because the type read off the file itself would be as long as the file. */
declare const sites: readonly Site[];
export default sites;

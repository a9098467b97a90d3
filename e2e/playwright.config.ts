import { inChromium } from './fixtures/in-chromium';

/** Proofs that release something, one after the other, on a portal that no other test uses. */
const RELEASING = /(alone|stale-tab|open-tabs|broken-release|code-errors|share|tried|walls|signatures|bisect)\.spec/;

/** The stories, which use the portal like its users, and the proofs of its releases, which break them on purpose. */
export default inChromium({
  outputDir: '../.cache/e2e',
  projects: [
    { name: 'as it is', testMatch: /(specs|releases)\/.*\.spec\.ts/, testIgnore: RELEASING },
    { name: 'released anew', testMatch: RELEASING, fullyParallel: false, workers: 1 },
  ],
});

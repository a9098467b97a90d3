import { inChromium } from './fixtures/in-chromium';

/** Proofs that release something, one after the other, on a portal that no other test looks at. */
const RELEASING = /(alone|stale-tab|open-tabs|broken-release|code-errors|share|tried|walls|signatures|bisect)\.spec/;

/** The stories: what people do with the portal; and the proofs: what it promises about its releases, where they are broken on purpose. */
export default inChromium({
  outputDir: '../.cache/e2e',
  projects: [
    { name: 'as it is', testMatch: /(specs|releases)\/.*\.spec\.ts/, testIgnore: RELEASING },
    { name: 'released anew', testMatch: RELEASING, fullyParallel: false, workers: 1 },
  ],
});

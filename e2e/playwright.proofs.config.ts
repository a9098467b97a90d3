import { inChromium } from './fixtures/in-chromium';

/** Proofs that release something, one after the other: the portal of the others is not to change. */
const RELEASING = /(stale-tab|broken-release)\.spec/;

/** The proofs: what the portal promises about its releases, shown on a portal where it is broken on purpose. */
export default inChromium({
  testDir: './releases',
  outputDir: '../.cache/e2e-proofs',
  projects: [
    { name: 'as it is', testIgnore: RELEASING },
    { name: 'released anew', testMatch: RELEASING, fullyParallel: false, workers: 1 },
  ],
});

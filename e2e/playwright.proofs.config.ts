import { onPortalOfItsOwn } from './fixtures/portal-of-its-own';

/** Proofs that release something: the portal of the others is not to change meanwhile, so each kind has its own. */
const RELEASING = /(stale-tab|broken-release)\.spec/;

/** The proofs: what the portal promises about its releases, shown on a portal where it is broken on purpose. */
export default onPortalOfItsOwn({
  testDir: './releases',
  outputDir: '../.cache/e2e-proofs',
  timeout: 180_000,
  // What must be there soon is measured by the clock of the page: a busy machine proves nothing.
  expect: { timeout: 20_000 },
  projects: [
    { name: 'as it is', testIgnore: RELEASING },
    { name: 'released anew', testMatch: RELEASING, fullyParallel: false, workers: 1 },
  ],
});

import { onPortalOfItsOwn } from './fixtures/portal-of-its-own';

/** The longest begins first, so that no worker waits for it at the end. */
const LONGEST = /process-by-keyboard\.spec/;

/** The stories: what people do with the portal. */
export default onPortalOfItsOwn({
  testDir: './specs',
  outputDir: '../.cache/e2e',
  timeout: 30_000,
  projects: [
    { name: 'the longest', testMatch: LONGEST },
    { name: 'the others', testIgnore: LONGEST },
  ],
});

import { inChromium } from './fixtures/in-chromium';

/** The longest begins first, so that no worker waits for it at the end. */
const LONGEST = /process-by-keyboard\.spec/;

/** The stories: what people do with the portal. */
export default inChromium({
  testDir: './specs',
  outputDir: '../.cache/e2e',
  projects: [
    { name: 'the longest', testMatch: LONGEST },
    { name: 'the others', testIgnore: LONGEST },
  ],
});

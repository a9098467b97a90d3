import { inChromium } from './fixtures/in-chromium';

/** Parts of several checkouts in one portal, which `pnpm test:two-checkouts` builds. */
export default inChromium({
  testDir: './checkouts',
  outputDir: '../.cache/e2e-checkouts',
  workers: 1,
  reporter: [['list']],
});

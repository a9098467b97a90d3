import { inChromium } from './fixtures/in-chromium';

/** The stories: what people do with the portal. */
export default inChromium({ testDir: './specs', outputDir: '../.cache/e2e' });

import { inChromium } from './fixtures/in-chromium';

/** The pictures of the documents, taken of a demonstration by `pnpm pictures`. */
export default inChromium({
  testDir: './pictures',
  testMatch: '*.pictures.ts',
  outputDir: '../.cache/e2e-pictures',
  workers: 1,
  reporter: [['list']],
});

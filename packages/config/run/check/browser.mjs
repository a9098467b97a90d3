import { createRequire } from 'node:module';
import { join } from 'node:path';
import { findChromium } from '../chromium.mjs';
import { ROOT } from '../install.mjs';

/** The browser that the stories run in. */
export function openBrowser() {
  const { chromium } = createRequire(join(ROOT, 'e2e/package.json'))('@playwright/test');
  return chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
}

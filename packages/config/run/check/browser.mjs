import { createRequire } from 'node:module';
import { join } from 'node:path';
import { needChromium } from '../chromium.mjs';
import { ROOT } from '../install.mjs';
import { callPortal } from '../portal/portal.mjs';

const PASSWORD = 'demo-aerosol';

/** Opens a browser with one page, configured like that of the stories; `errors` collects console errors. */
export async function openBrowser() {
  const { chromium } = createRequire(join(ROOT, 'e2e/package.json'))('@playwright/test');
  const browser = await chromium.launch({ executablePath: needChromium(), args: ['--no-sandbox', '--disable-gpu'] });
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  page.setDefaultTimeout(10_000);
  const errors = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  return { page, errors, close: () => browser.close() };
}

/** Logs in to a demo account by storing its session. */
export async function logIn(page, url, email) {
  const session = await callPortal({ url }, ['POST', '/auth/login'], { email, password: PASSWORD });
  await page.addInitScript((tokens) => {
    for (const [key, value] of Object.entries(tokens)) localStorage.setItem(key, value);
  }, session);
}

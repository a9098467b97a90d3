import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openBrowser } from './browser.mjs';
import { answers, freePort, start, startDemoPortal } from './demo-portal.mjs';
import { check, show } from './report.mjs';
import { temporaryCopy } from './temporary-copy.mjs';

const REMOTE = 'mf-public';
const PAGE = '/contact';
const SOURCE = `${REMOTE}/src/pages/contact-page.tsx`;
const WORDS = 'Written a moment ago';
const TYPED = 'still being typed';

/** Asks for the same page with a token that nobody gave out. */
function refusal(copy, url) {
  const dev = start(process.execPath, ['packages/config/run/dev.mjs', REMOTE, '--on', url], {
    cwd: copy,
    env: { DEPLOY_TOKEN: 'deploy_wrong' },
  });
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      if (!dev.hasEnded()) return;
      clearInterval(timer);
      resolve(dev.output().trim());
    }, 50);
  });
}

/** Shows what `pnpm dev` promises, on a copy of this checkout and a portal of its own. */
await check(async (afterwards) => {
  const portal = await startDemoPortal();
  afterwards(() => portal.stop());
  const copy = temporaryCopy();
  afterwards(() => rmSync(copy, { recursive: true, force: true }));

  const refused = await refusal(copy, portal.url);
  show('without a valid deploy token it does not start', refused.includes('deploy token does not hold'));

  const port = await freePort();
  const url = `http://localhost:${port}`;
  const began = Date.now();
  const dev = start(process.execPath, ['packages/config/run/dev.mjs', REMOTE, '--on', portal.url, '--port', port], {
    cwd: copy,
    env: { DATA_DIR: portal.folder },
  });
  afterwards(() => dev.stop());
  await answers(url, { hasEnded: dev.hasEnded, reason: dev.output });
  show('the portal opens on this machine', true, `${Date.now() - began} ms`);

  const browser = await openBrowser();
  afterwards(() => browser.close());
  const page = await browser.newPage();
  const asked = [];
  const errors = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(url + PAGE);
  await page.getByRole('textbox', { name: 'Subject' }).fill(TYPED);
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  show('every page says that a part comes from a developer', (await page.getByText(REMOTE).count()) > 0);

  const source = readFileSync(join(copy, SOURCE), 'utf8');
  const saved = Date.now();
  writeFileSync(join(copy, SOURCE), source.replace('{MESSAGES.contact.introduction}', WORDS));
  await page.getByText(WORDS).waitFor({ timeout: 10_000 });
  show('what was saved is on the screen', true, `${Date.now() - saved} ms`);
  show('without a reload', await page.evaluate(() => 'sameDocument' in globalThis));
  show('what was typed is still there', (await page.getByRole('textbox', { name: 'Subject' }).inputValue()) === TYPED);

  await page.goto(`${url}/edit-nf`);
  await page.goto(`${url}/`);
  const own = new RegExp(`^/releases/(shell|${REMOTE})/(?!development/)`);
  show('nothing of the released shell and remote is loaded', !asked.some((path) => own.test(path)));
  show('the console is empty', errors.length === 0, errors.join(' | '));

  const released = await fetch(portal.url + PAGE).then((answer) => answer.text());
  show('the portal itself knows nothing of it', !released.includes('development'));
});

import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openBrowser } from './browser.mjs';
import { answers, freePort, start, startDemoPortal } from './demo-portal.mjs';
import { check, show } from './report.mjs';
import { temporaryCopy } from './temporary-copy.mjs';

const REMOTE = 'mf-public';
const PAGE = '/contact';
const SOURCE = `${REMOTE}/src/pages/contact-page.tsx`;
const ENDPOINTS = `${REMOTE}/src/api/contact.ts`;
/** The text on the page that is replaced, and its replacement. */
const BEFORE = '{MESSAGES.introduction}';
const WORDS = 'Written a moment ago';
const LATER = 'Written after that';
const TYPED = 'still being typed';
const OF_RELEASED = new RegExp(`^/releases/${REMOTE}/(?!development/)`);

const dev = (cwd, env, ...more) =>
  start(process.execPath, ['packages/config/run/dev.mjs', REMOTE, ...more], { cwd, env });

/** Shows that `--on` uses the shell of the portal, and reloads the page after a change. */
async function showOnShell({ portal, copy, afterwards }) {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const developed = dev(copy, { DATA_DIR: portal.folder }, '--on', portal.url, '--port', String(port));
  afterwards(() => developed.stop());
  await answers(url, { hasEnded: developed.hasEnded, reason: developed.output });
  const { page, errors, close } = await openBrowser();
  afterwards(close);
  const requestedPaths = [];
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
  await page.goto(url + PAGE);
  await page.getByText(WORDS).waitFor();
  show(
    'on a named portal, every page also shows this',
    await page.getByRole('complementary', { name: 'Development' }).getByText(REMOTE).isVisible(),
  );
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  const source = readFileSync(join(copy, SOURCE), 'utf8');
  writeFileSync(join(copy, SOURCE), source.replace(WORDS, LATER));
  await page.getByText(LATER).waitFor();
  show('a saved change is shown after a reload', await page.evaluate(() => !('sameDocument' in globalThis)));

  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await page.getByRole('heading', { name: 'Login' }).waitFor();
  const own = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  show('the login page loads no files of the remote', !own.some((path) => path.startsWith('/releases/mf-')));
  show(
    'the shell is that of the portal',
    requestedPaths.some((path) => /^\/releases\/shell\/[0-9a-f]{16}/.test(path)),
  );
  show(
    'no file of the shell comes from this checkout',
    !requestedPaths.some((path) => path.startsWith('/releases/shell/development/')),
  );
  show('no file of the released remote is loaded', !requestedPaths.some((path) => OF_RELEASED.test(path)));
  show('the console is empty there', errors.length === 0, errors.join(' | '));
}

/** Shows that `pnpm dev` does what it promises, in a copy of this checkout with a separate portal. */
await check(async (afterwards) => {
  const portal = await startDemoPortal();
  afterwards(() => portal.stop());
  const copy = temporaryCopy();
  afterwards(() => rmSync(copy, { recursive: true, force: true }));

  const on = { PORTAL_URL: portal.url };
  const { status, output } = await dev(copy, { ...on, DEPLOY_TOKEN: 'deploy_wrong' }).end();
  show('without a valid deploy token it does not start', status === 1 && output.includes('deploy token is not valid'));

  const port = await freePort();
  const url = `http://localhost:${port}`;
  const began = Date.now();
  const developed = dev(copy, { ...on, DATA_DIR: portal.folder }, '--port', String(port));
  afterwards(() => developed.stop());
  await answers(url, { hasEnded: developed.hasEnded, reason: developed.output });
  show('the portal can be opened on this machine', true, `${Date.now() - began} ms`);

  const { page, errors, close } = await openBrowser();
  afterwards(close);
  const requestedPaths = [];
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
  await page.goto(url + PAGE);
  await page.getByRole('textbox', { name: 'Subject' }).fill(TYPED);
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  show(
    'every page shows that a part comes from a developer',
    await page.getByRole('complementary', { name: 'Development' }).getByText(REMOTE).isVisible(),
  );

  const source = readFileSync(join(copy, SOURCE), 'utf8');
  if (!source.includes(BEFORE)) throw new Error(`${SOURCE} no longer contains ${BEFORE}.`);
  const saved = Date.now();
  writeFileSync(join(copy, SOURCE), source.replace(BEFORE, WORDS));
  await page.getByText(WORDS).waitFor();
  show('a saved change is shown', true, `${Date.now() - saved} ms`);
  show('without a reload', await page.evaluate(() => 'sameDocument' in globalThis));
  show(
    'typed text is still in the form',
    (await page.getByRole('textbox', { name: 'Subject' }).inputValue()) === TYPED,
  );

  const endpoints = readFileSync(join(copy, ENDPOINTS), 'utf8');
  writeFileSync(join(copy, ENDPOINTS), endpoints.replace("post('/contact'", "post('/contact/of-a-moment-ago'"));
  await page.waitForFunction(() => !('sameDocument' in globalThis));
  show('a changed endpoint reloads the page', true);

  await page.goto(`${url}/edit-nf`);
  await page.goto(`${url}/`);
  const own = new RegExp(`^/releases/(shell|${REMOTE})/(?!development/)`);
  show('no file of the released shell or remote is loaded', !requestedPaths.some((path) => own.test(path)));
  show('the console is empty', errors.length === 0, errors.join(' | '));

  await developed.stop();
  await showOnShell({ portal, copy, afterwards });

  const released = await fetch(portal.url + PAGE).then((answer) => answer.text());
  show('the portal itself is not affected', !released.includes('development'));
});

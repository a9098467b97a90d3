import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { logIn, openBrowser } from './browser.mjs';
import { start, startDemoPortal } from './demo-portal.mjs';
import { check, show } from './report.mjs';
import { temporaryCopy } from './temporary-copy.mjs';

const NAME = 'mf-check-of-template';
const TITLE = "The template's page";
const PATH = '/check-of-template';

/** The repository's checks, limited to the new folder. */
const CHECKS = {
  types: ['tsc', '-b', NAME],
  lint: ['oxlint', '--type-aware', '--max-warnings', '0', NAME],
  format: ['oxfmt', '--check', NAME, 'packages/config/tsconfig/solution.json'],
  arrows: ['node', 'packages/config/run/arrows.mjs'],
  'its tests': ['jest', '--config', `${NAME}/jest.config.mjs`, '--ci'],
  'a version, the licence and an owner': ['jest', '--config', 'packages/config/jest.config.mjs', '--ci', 'repository'],
};

/** Shows that `pnpm create:remote` does what it promises, in a copy of this checkout with a separate portal. */
await check(async (afterwards) => {
  const portal = await startDemoPortal();
  afterwards(() => portal.stop());
  const copy = temporaryCopy();
  afterwards(() => rmSync(copy, { recursive: true, force: true }));
  const path = `${join(copy, 'node_modules/.bin')}:${process.env.PATH}`;

  /** Runs a program in the copy; returns its output and whether it succeeded. */
  async function run(program, ...args) {
    const began = Date.now();
    const env = { PATH: path, PORTAL_URL: portal.url, DATA_DIR: portal.folder };
    const { status, output } = await start(program, args, { cwd: copy, env }).end();
    return { isFine: status === 0, output: output.trim(), seconds: `${((Date.now() - began) / 1000).toFixed(1)} s` };
  }

  const command = (name, ...args) => run('node', `packages/config/run/${name}.mjs`, ...args);

  const taken = await command('create-remote', NAME, '--path', '/contact');
  show(
    'a path that is already in use is refused',
    !taken.isFine && taken.output.includes('The path /contact belongs to mf-public'),
  );
  const made = await command('create-remote', NAME, '--title', TITLE);
  show('the remote is created', made.isFine, made.isFine ? made.seconds : made.output);
  const again = await command('create-remote', NAME);
  show(
    'a name that is already in use is refused',
    !again.isFine && again.output.includes(`The remote ${NAME} already exists`),
  );

  await Promise.all(
    Object.entries(CHECKS).map(async ([what, [program, ...args]]) => {
      const { isFine, output, seconds } = await run(program, ...args);
      show(`it passes: ${what}`, isFine, isFine ? seconds : output);
    }),
  );

  const released = await command('release', NAME);
  show('it is released to a running portal', released.isFine, released.output.split('\n').at(-1));

  const { page, errors, close } = await openBrowser();
  afterwards(close);
  await logIn(page, portal.url, 'cars@demo.example');
  await page.goto(`${portal.url}/contact`);
  await page.getByRole('link', { name: TITLE }).click();
  await page.getByRole('heading', { level: 1, name: TITLE }).waitFor();
  show('the menu leads to its page', new URL(page.url()).pathname === PATH);
  await page.getByRole('main').getByRole('listitem').first().waitFor();
  show(
    'the page shows data of the portal',
    true,
    `${await page.getByRole('main').getByRole('listitem').count()} lines`,
  );
  const answer = await page.goto(portal.url + PATH);
  show('its address can be opened', answer?.status() === 200);
  show('the console is empty', errors.length === 0, errors.join(' | '));
});

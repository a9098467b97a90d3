import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { callPortal } from '../portal/portal.mjs';
import { logIn, openBrowser } from './browser.mjs';
import { answers, freePort, start, startDemoPortal } from './demo-portal.mjs';
import { check, show } from './report.mjs';
import { installedPackages, knowsWorkspace, ownEnvironment } from './own-repository/outside.mjs';

const NAME = 'mf-weather';
const PATH = '/weather';
const MAX_PACKAGES = 150;
const ADMINISTRATOR = { email: 'admin@demo.example', password: 'demo-aerosol' };
const PAGE = `${NAME}/src/messages.ts`;
const BEFORE = 'A page to begin with';
/** Uses something that the shell does not share and a wrong type, through the component library and the API slice. */
const WRONG = `import { useListCertifiedQuery } from '@portal/api-slice';
import { NothingLikeThis, type ButtonProps } from '@portal/ui/core';
export const button: ButtonProps = { type: 'loud' };
export const acronym = (): number => useListCertifiedQuery().data?.[0]?.acronym ?? 0;
export const wrong = NothingLikeThis;
`;
/** An endpoint of the remote itself, whose call a release must declare. */
const ENDPOINT = `import { api, get } from '@portal/api-slice';
export const { useReadLidarQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    readLidar: build.query<{ name: string }, string>({ query: (id) => get('/lidar/system/:id', { id }) }),
  }),
});
`;
const COMPLAINTS = ["'NothingLikeThis'", '"loud"', "'string | 0'"];

/** Grants a part to a team and creates its token, as an administrator does on the Releases page. */
async function grant(url) {
  const session = await callPortal({ url }, ['POST', '/auth/login'], ADMINISTRATOR);
  const portal = { url, token: session.access_token };
  const wanted = { prefixes: [PATH], menu_from: 1, menu_to: 1000 };
  await callPortal(portal, ['POST', `/releases/${NAME}/grant`], wanted);
  const { token } = await callPortal(portal, ['POST', `/releases/${NAME}/deploy-token`], {});
  return token;
}

const done = (what, { isFine, output, seconds }) => show(what, isFine, isFine ? seconds : output);

/**
 * Shows that a team can do everything in its own repository, with only the kit of a running portal and nothing of this
 * workspace.
 */
await check(async (afterwards) => {
  const portal = await startDemoPortal();
  afterwards(() => portal.stop());
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'own-repository-'));
  afterwards(() => rmSync(folder, { recursive: true, force: true }));
  const began = Date.now();
  const own = ownEnvironment(process.env);
  const replace = (path, before, after) =>
    writeFileSync(join(folder, path), readFileSync(join(folder, path), 'utf8').replace(before, after));

  /** Runs a command in the team's folder; returns its output and whether it succeeded. */
  async function run(line, env = {}) {
    const since = Date.now();
    const [program, ...args] = line.split(' ');
    const { status, output } = await start(program, args, { cwd: folder, only: { ...own, ...env } }).end();
    return { isFine: status === 0, output: output.trim(), seconds: `${((Date.now() - since) / 1000).toFixed(1)} s` };
  }

  const page = await (await fetch(`${portal.url}/kit`)).text();
  const [address] = /http\S+\.tgz/.exec(page) ?? [];
  show('the portal states the address of its kit', address?.startsWith(portal.url) === true, address ?? page);
  done('the kit is installed into an empty folder', await run(`npm install --no-audit --no-fund ${address}`));
  const { count, foreign } = installedPackages(folder);
  show(`at most ${MAX_PACKAGES} packages are installed`, count <= MAX_PACKAGES, `${count}`);
  show('and none is a link to another folder', foreign.length === 0, foreign.join(', '));

  const kit = join(folder, 'node_modules/@portal/kit');
  const ofServer = readdirSync(kit, { recursive: true }).filter((path) => /api-server|migrations|\.env/.test(path));
  show('the kit contains no files of the server', ofServer.length === 0, ofServer.slice(0, 5).join(', '));
  const legal = ['LICENSE', 'NOTICE', 'THIRD-PARTY.txt'].filter((name) => !existsSync(join(kit, name)));
  show('and contains the licences of all its contents', legal.length === 0, legal.join(', '));

  const taken = await run(`npx portal create ${NAME} --path /contact`);
  show(
    'a path that is already in use is refused',
    !taken.isFine && taken.output.includes('/contact belongs to mf-public'),
    taken.isFine ? 'it was made' : '',
  );
  done('a remote is created', await run(`npx portal create ${NAME}`));
  done('its types and tests pass', await run('npm test'));
  const wrong = join(folder, NAME, 'src/wrong.ts');
  writeFileSync(wrong, WRONG);
  const untyped = await run('npm test');
  const missed = COMPLAINTS.filter((words) => !untyped.output.includes(words));
  show('code that does not fit the shell does not compile', !untyped.isFine && missed.length === 0, missed.join(', '));
  rmSync(wrong);

  const unknown = await run('npx portal check');
  show('it is not released without a deploy token', !unknown.isFine && unknown.output.includes('no deploy token'));
  const team = { DEPLOY_TOKEN: await grant(portal.url) };

  const port = await freePort();
  const url = `http://localhost:${port}`;
  const developed = start('npx', ['portal', 'dev', '--port', String(port)], { cwd: folder, only: { ...own, ...team } });
  afterwards(() => developed.stop());
  await answers(url, { hasEnded: developed.hasEnded, reason: developed.output });
  const browser = await openBrowser();
  afterwards(browser.close);
  await browser.page.goto(url + PATH);
  await browser.page.getByRole('main').getByRole('listitem').first().waitFor();
  replace(PAGE, BEFORE, 'Written a moment ago');
  await browser.page.getByText('Written a moment ago').waitFor();
  show('it is shown in the whole portal, including a saved change', true);
  // A page that has been left no longer requests changes from the command.
  await browser.page.goto('about:blank');
  await developed.stop();

  mkdirSync(join(folder, NAME, 'src/api'));
  writeFileSync(join(folder, NAME, 'src/api/lidar.ts'), ENDPOINT);
  replace(`${NAME}/src/pages/weather-page.tsx`, 'import {', "import '../api/lidar';\nimport {");
  done('the portal would accept it', await run('npx portal check', team));
  done('it is released', await run('npx portal release', team));
  const { calls, endpoints } = JSON.parse(readFileSync(join(folder, NAME, 'dist/release.json'), 'utf8'));
  show(
    'the release names its own endpoint',
    endpoints.includes('readLidar') && calls.includes('GET /lidar/system/:id'),
  );
  await logIn(browser.page, portal.url, 'cars@demo.example');
  await browser.page.goto(`${portal.url}/contact`);
  await browser.page.getByRole('link', { name: 'Weather' }).click();
  await browser.page.getByText('Written a moment ago').waitFor();
  await browser.page.getByRole('main').getByRole('listitem').first().waitFor();
  show('the menu leads to its page, which shows data of the portal', new URL(browser.page.url()).pathname === PATH);

  replace(`${NAME}/package.json`, '1.0.0', '1.1.0');
  replace(PAGE, 'Written a moment ago', 'This is worse');
  done('another version is released', await run('npx portal release', team));
  await browser.page.goto(portal.url + PATH);
  await browser.page.getByText('This is worse').waitFor();
  done('and rolled back', await run('npx portal rollback', team));
  await browser.page.goto(portal.url + PATH);
  await browser.page.getByText('Written a moment ago').waitFor();
  show('the previous page is shown again', true);
  show('the console is empty', browser.errors.length === 0, browser.errors.join(' | '));

  const knowing = knowsWorkspace(folder);
  show('no file there contains the path of this workspace', knowing.length === 0, knowing.slice(0, 5).join(', '));
  show('a lock file identifies the kit by its content', existsSync(join(folder, 'package-lock.json')));
  console.log(`The check took ${((Date.now() - began) / 1000).toFixed(0)} s.`);
});

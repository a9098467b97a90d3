import type { RemoteRelease, Release, ShellRelease } from '@portal/portal-contract';
import { testPortal } from '../../../test/portal';
import { deploy, describe as describeRelease, partsOf, sendFiles, teamToken } from '../../../test/releases';
import { publishBuilt } from './publish-built.service';
import { aBuiltFolder, anotherRemote, aRemoteRelease, aShellRelease, contentsOf } from './releases.fixture';
import { currentReleases } from './releases.store';

/*
 * Releases that a running portal accepted before releases were compared: each is refused now, and the pages do not
 * change. `e2e/releases/tried.spec.ts` tries the same with builds of the portal, in a browser.
 */

const portal = testPortal();
const { callApi, context, db, get } = portal;

const FORM = '@portal/ui/form';
const SLICE = '@portal/api-slice';
const GIVEN = { [FORM]: ['Formik', 'Wizard'], [SLICE]: ['useListSitesQuery'] };
const TAKEN = { [FORM]: ['Formik', 'Wizard'], [SLICE]: ['useListSitesQuery'] };
const NEXT = { version: '2.1.0', hash: '4444444444444444' };

const aPage = (path: string) => ({ path, page: 'home', title: 'Home', access: 'public' as const });
const ownPage = (path: string) => ({ ...aPage(path), scripts: [], styles: [], shared: [] });

const shell = (change: Partial<ShellRelease> = {}, gives: Partial<ShellRelease['gives']> = {}) => {
  const plain = aShellRelease({ version: '2.0.0', hash: '3333333333333333' });
  return {
    ...plain,
    pages: [...plain.pages, ownPage('/change-password/:hash?')],
    gives: { names: GIVEN, versions: { react: '19.3.1' }, runtime: '3.0.0', ...gives },
    ...change,
  };
};

const remote = (change: Partial<RemoteRelease> = {}, takes: Partial<RemoteRelease['takes']> = {}) => {
  const plain = aRemoteRelease({ version: '2.0.0', hash: '3333333333333333' });
  return {
    ...plain,
    remote: { ...plain.remote, pages: [...plain.remote.pages, aPage('/edit-nf/:id?')] },
    takes: { names: TAKEN, versions: { react: '^19.0.0' }, runtime: '^3.0.0', ...takes },
    ...change,
  };
};

const withPages = (paths: readonly string[]) =>
  anotherRemote('mf-other', {
    remote: { name: 'mf-other', contract: '^1.0.0', pages: paths.map(aPage), menu: [] },
    takes: { names: {}, versions: {}, runtime: '^3.0.0' },
  });

/** Fields of a single request that do not depend on releases. */
const seen = async (path: string) => {
  const { statusCode, body } = await get(path);
  return { statusCode, body: body.replaceAll(/nonce="[^"]*"|nonce-[\w+/=-]+/g, '') };
};

const PAGES = ['/', '/lidar/7', '/edit-nf/7', '/change-password/secret'];
const pagesNow = () => Promise.all(PAGES.map(seen));

const live = async () => (await currentReleases(db)).map(({ part, version, hash }) => `${part} ${version} ${hash}`);

/** Releases a build like its team: describes it, sends its files, describes it again. */
async function send(release: Release) {
  const token = await teamToken(portal, release.name);
  const first = await describeRelease(portal, release, token);
  if (first.status !== 200) return { status: first.status, msg: first.body.msg };
  await sendFiles(portal, release, { parts: partsOf(contentsOf(release)), token });
  const { status, body } = await describeRelease(portal, release, token);
  return { status, msg: body.msg };
}

beforeEach(async () => {
  await deploy(portal, aShellRelease({ pages: shell().pages }));
  await deploy(portal, aRemoteRelease({ remote: remote().remote }));
  await deploy(portal, shell());
  await deploy(portal, remote());
});

const BROKEN = { names: { ...GIVEN, [FORM]: ['Form', 'Wizard'] } };

test.each<[tried: string, release: Release, status: number, says: string]>([
  [
    'a shell with a shared export renamed',
    shell(NEXT, BROKEN),
    422,
    'mf-public 2.0.0 uses Formik of @portal/ui/form, which shell 2.1.0 does not give.',
  ],
  [
    'a remote that uses a new export',
    remote(NEXT, { names: { ...TAKEN, [FORM]: ['Stepper'] } }),
    422,
    'mf-public 2.1.0 uses Stepper of @portal/ui/form, which shell 2.0.0 does not give.',
  ],
  [
    'a remote that uses a new hook',
    remote(NEXT, { names: { ...TAKEN, [SLICE]: ['useListLabelsQuery'] } }),
    422,
    'mf-public 2.1.0 uses useListLabelsQuery of @portal/api-slice, which shell 2.0.0 does not give.',
  ],
  [
    'a remote that uses a new shared group',
    remote(NEXT, { names: { ...TAKEN, '@portal/ui/plot': ['Plot'] } }),
    422,
    'mf-public 2.1.0 takes @portal/ui/plot, which shell 2.0.0 does not hand out.',
  ],
  [
    'a shell with another major of React',
    shell(NEXT, { versions: { react: '20.0.0' } }),
    422,
    'mf-public 2.0.0 needs react ^19.0.0, and shell 2.1.0 gives 20.0.0.',
  ],
  [
    'a shell that shares no React at all',
    shell(NEXT, { versions: {} }),
    422,
    'mf-public 2.0.0 needs react ^19.0.0, which shell 2.1.0 does not share.',
  ],
  [
    'a call that the server lacks',
    remote({ ...NEXT, calls: ['GET /weather/:day'] }),
    422,
    'mf-public 2.1.0 calls GET /weather/:day, which this server does not answer.',
  ],
  ['0.1.0 after 2.0.0', remote({ version: '0.1.0', hash: NEXT.hash }), 409, 'mf-public 0.1.0 is older than 2.0.0'],
  [
    'the path /change-password/:x of one part',
    withPages(['/change-password/:x']),
    422,
    'The path /change-password/:x would take from shell what leads to /change-password/:hash?.',
  ],
  [
    'the path /lidar/:x? of one part',
    withPages(['/lidar/:x?']),
    422,
    'The path /lidar/:x? would take from mf-public what leads to /lidar/:id.',
  ],
  [
    'the path /edit-nf/:facility of one part',
    withPages(['/edit-nf/:facility']),
    422,
    'The path /edit-nf/:facility would take from mf-public what leads to /edit-nf/:id?.',
  ],
  [
    'the path /:a/:b of one part',
    withPages(['/:a/:b']),
    422,
    'The path /:a/:b would take from shell what leads to /change-password/:hash?.',
  ],
  ['the path /* of one part', withPages(['/*']), 422, 'The description of mf-other 1.0.0 is not valid.'],
  [
    'shared: ["constructor"]',
    remote({ ...NEXT, pages: { ...remote().pages, home: { scripts: [], styles: [], shared: ['constructor'] } } }),
    422,
    'mf-public 2.1.0 takes constructor, which shell 2.0.0 does not hand out.',
  ],
  [
    '101 pages',
    withPages(Array.from({ length: 101 }, (_each, index) => `/other/${index}`)),
    422,
    'mf-other 1.0.0 has 101 pages, and a part may have at most 100. Make it smaller.',
  ],
  [
    '7,000 pages',
    withPages(Array.from({ length: 7000 }, (_each, index) => `/other/${index}`)),
    422,
    'The description of mf-other 1.0.0 is not valid.',
  ],
])('%s is refused, and no page changes [12.82]', async (_tried, release, status, says) => {
  const [pages, releases] = [await pagesNow(), await live()];
  const answer = await send(release);
  expect(answer).toEqual({ status, msg: expect.stringContaining(says) as string });
  expect(await live()).toEqual(releases);
  expect(await pagesNow()).toEqual(pages);
});

test('a shell is not rolled back under a newer remote, and no page changes [12.82]', async () => {
  const [pages, releases] = [await pagesNow(), await live()];
  const token = await teamToken(portal, 'shell');
  const { status, body } = await callApi('POST /releases/:name/rollback', {
    token,
    params: { name: 'shell' },
    body: {},
  });
  expect([status, body.msg]).toEqual([
    422,
    expect.stringContaining('mf-public 2.0.0 uses Wizard of @portal/ui/form, which shell 1.0.0 does not give.'),
  ]);
  expect(await live()).toEqual(releases);
  expect(await pagesNow()).toEqual(pages);
});

test('a server that is started with other local builds replaces no release of a team [12.84]', async () => {
  const [pages, releases] = [await pagesNow(), await live()];
  const beside = [aBuiltFolder(shell(NEXT)), aBuiltFolder(remote(NEXT))];
  expect(await publishBuilt(context, beside, 'missing')).toEqual([]);
  expect(await live()).toEqual(releases);
  expect(await pagesNow()).toEqual(pages);
});

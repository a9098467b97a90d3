import type { ComposedRemote } from '@portal/portal-contract';
import { composition, findRemotePage, remotePages, renewRemote, unreadableRemotes } from './composition';
import { aComposition, putComposition } from './composition.fixture';

const aRemote = (name: string, ...paths: string[]): ComposedRemote => ({
  version: '1.0.0',
  hash: 'abc',
  entry: `/releases/${name}/abc/entry.js`,
  integrity: 'sha384-abc',
  remote: {
    name,
    contract: '^1.0.0',
    pages: paths.map((path) => ({ path, page: 'some', title: path, access: 'public' })),
    menu: [],
  },
});
const PORTAL = {
  remotes: { 'mf-public': aRemote('mf-public', '/', '/lidar/:id'), 'mf-admin': aRemote('mf-admin', '/admin/email') },
};

test('every page of every remote has a route', () => {
  expect(remotePages(PORTAL).map(({ remote, page }) => [remote.remote.name, page.path])).toEqual([
    ['mf-public', '/'],
    ['mf-public', '/lidar/:id'],
    ['mf-admin', '/admin/email'],
  ]);
});

test("a remote's page at a path of the shell is ignored [12.83]", () => {
  const greedy = aRemote('mf-greedy', '/change-password/:x', '/:a/:b', '/Login', '/greedy');
  expect(remotePages({ remotes: { greedy } }).map(({ page }) => page.path)).toEqual(['/greedy']);
});

test.each<[path: string, remote: string | undefined, pattern: string | undefined]>([
  ['/', 'mf-public', '/'],
  ['/lidar/7', 'mf-public', '/lidar/:id'],
  ['/admin/email/', 'mf-admin', '/admin/email'],
  ['/login', undefined, undefined],
])('%s belongs to %s', (path, remote, pattern) => {
  const entry = findRemotePage(PORTAL, path);
  expect(entry?.remote.remote.name).toBe(remote);
  expect(entry?.page.path).toBe(pattern);
});

test('remotes whose pages cannot be read are listed', () => {
  expect(unreadableRemotes(PORTAL)).toEqual([]);
  expect(unreadableRemotes({ remotes: { ...PORTAL.remotes, 'mf-new': aRemote('mf-new') } })).toEqual(['mf-new']);
});

test('renewing a remote replaces that remote only; without an answer nothing changes', async () => {
  const { signal } = new AbortController();
  putComposition({ remotes: PORTAL.remotes });
  const fetched = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  await renewRemote('mf-public', signal);
  expect(composition().remotes['mf-public']?.version).toBe('1.0.0');

  fetched.mockImplementation(async () => new Response('<!doctype html><p>Please sign in.'));
  await renewRemote('mf-public', signal);
  expect(composition().remotes['mf-public']?.version).toBe('1.0.0');

  const newer = Object.fromEntries(
    Object.entries(PORTAL.remotes).map(([name, remote]) => [name, { ...remote, version: '2.0.0' }]),
  );
  const block = JSON.stringify(aComposition({ id: 'ffffffffffff', remotes: newer }));
  fetched.mockImplementation(
    async () => new Response(`<html><script type="application/json" id="composition">${block}</script>`),
  );
  await renewRemote('mf-public', signal);
  expect(Object.values(composition().remotes).map(({ version }) => version)).toEqual(['2.0.0', '1.0.0']);
  expect(composition().id).toBe('a1b2c3d4e5f6');
});

import type { ComposedRemote } from '@portal/portal-contract';
import { findRemotePage, remotePages } from './composition';

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

test('all pages of all remotes can be routed to', () => {
  expect(remotePages(PORTAL).map(({ remote, page }) => [remote.remote.name, page.path])).toEqual([
    ['mf-public', '/'],
    ['mf-public', '/lidar/:id'],
    ['mf-admin', '/admin/email'],
  ]);
});

test.each<[path: string, remote: string | undefined, pattern: string | undefined]>([
  ['/', 'mf-public', '/'],
  ['/lidar/7', 'mf-public', '/lidar/:id'],
  ['/admin/email/', 'mf-admin', '/admin/email'],
  ['/login', undefined, undefined],
])('%s belongs to %s', (path, remote, pattern) => {
  const found = findRemotePage(PORTAL, path);
  expect(found?.remote.remote.name).toBe(remote);
  expect(found?.page.path).toBe(pattern);
});

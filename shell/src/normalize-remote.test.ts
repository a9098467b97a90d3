import type { ComposedRemote } from '@portal/portal-contract';
import { normalizeRemote } from './normalize-remote';

const HOME = { path: '/', page: 'home', title: 'Home', access: 'public' } as const;
const ENTRY = { label: 'Home', icon: 'home', order: 10, path: '/' };
const SECTION = {
  label: 'Area',
  icon: 'facility',
  order: 20,
  children: [{ label: 'Reports', path: '/view-reports/' }],
};
const GOOD: ComposedRemote = {
  version: '1.0.0',
  hash: '0123456789abcdef',
  entry: '/releases/mf-public/0123456789abcdef/entry.js',
  integrity: 'sha384-abc',
  remote: { name: 'mf-public', contract: '^1.0.0', pages: [HOME], menu: [ENTRY, SECTION] },
};
const { remote } = GOOD;

test.each<[what: string, data: ComposedRemote]>([
  ['a valid remote', GOOD],
  ['a switched-off remote', { ...GOOD, off: 'Under repair.' }],
])('%s is unchanged', (_what, data) => {
  expect(normalizeRemote('mf-public', data, false)).toEqual(data);
});

test.each<[why: string, data: unknown]>([
  ['nothing', null],
  ['a word', 'mf-public'],
  ['no remote', { ...GOOD, remote: undefined }],
  ['no entry', { ...GOOD, entry: undefined }],
  ['no integrity, so that any code could run', { ...GOOD, integrity: '' }],
  ['the remote of another name', { ...GOOD, remote: { ...remote, name: 'mf-admin' } }],
  ['a contract that is not a string', { ...GOOD, remote: { ...remote, contract: 1 } }],
])('%s: matches no contract, so the remote is not run', (_why, data) => {
  expect(normalizeRemote('mf-public', data, false)).toMatchObject({ remote: { name: 'mf-public', contract: '' } });
});

test('a remote from a developer’s machine needs no integrity, as it changes too often', () => {
  expect(normalizeRemote('mf-public', { ...GOOD, integrity: '' }, true).remote.contract).toBe('^1.0.0');
});

test.each<[why: string, damage: object, pages: number, menu: number]>([
  ['pages that are not a list', { pages: 'all' }, 0, 2],
  ['a page without a path', { pages: [HOME, { ...HOME, path: undefined }] }, 1, 2],
  ['a page with unknown access', { pages: [{ ...HOME, access: 'friends' }] }, 0, 2],
  ['an invalid menu entry', { menu: [null, ENTRY] }, 1, 1],
  ['a menu entry that leads nowhere', { menu: [{ ...ENTRY, path: undefined }] }, 1, 0],
  ['a section with a link that leads nowhere', { menu: [{ ...SECTION, children: [{ label: 'X' }] }] }, 1, 0],
  ['a section without links', { menu: [{ ...SECTION, children: [] }] }, 1, 0],
])('%s: the rest of the remote is used', (_why, damage, pages, menu) => {
  const mended = normalizeRemote('mf-public', { ...GOOD, remote: { ...remote, ...damage } }, false);
  expect(mended.remote.pages).toHaveLength(pages);
  expect(mended.remote.menu).toHaveLength(menu);
});

import type { RemoteRelease, ShellRelease } from './release';
import { parseRelease } from './release-schema';

const FILE = { integrity: `sha384-${'A'.repeat(64)}`, bytes: 10 };
const REMOTE: RemoteRelease = {
  kind: 'remote',
  name: 'mf-public',
  version: '1.0.0',
  hash: '0123456789abcdef',
  entry: 'entry.1.js',
  endpoints: [],
  files: { 'entry.1.js': FILE, 'home.2.js': FILE },
  remote: {
    name: 'mf-public',
    contract: '^1.0.0',
    pages: [{ path: '/', page: 'home', title: 'Home', access: 'public' }],
    menu: [],
  },
  pages: { home: { scripts: ['home.2.js'], styles: [], shared: ['@portal/ui/form'] } },
};
const SHELL: ShellRelease = {
  kind: 'shell',
  name: 'shell',
  version: '1.0.0',
  hash: '0123456789abcdef',
  entry: 'main.1.js',
  endpoints: [],
  contract: '1.0.0',
  files: { 'main.1.js': FILE },
  start: { scripts: ['main.1.js'], styles: [], fonts: [] },
  shared: { '@portal/ui/form': { scripts: [], styles: [] } },
  pages: [{ path: '/login', page: 'login', title: 'Login', access: 'public', scripts: [], styles: [], shared: [] }],
};

test.each([['a remote', REMOTE] as const, ['the shell', SHELL] as const])(
  '%s comes back as it is',
  (_what, release) => {
    expect(parseRelease(release)).toEqual(release);
  },
);

test.each<[why: string, content: unknown, says: RegExp]>([
  ['a file above the folder', { ...REMOTE, files: { ...REMOTE.files, '../x.js': FILE } }, /key that is not allowed/],
  ['a hidden file', { ...REMOTE, files: { ...REMOTE.files, '.htaccess': FILE } }, /key that is not allowed/],
  ['an entry that is not published', { ...REMOTE, entry: 'other.js' }, /does not publish: other.js/],
  ['a script that is not published', { ...SHELL, start: { ...SHELL.start, scripts: ['x.js'] } }, /does not publish/],
  ['another integrity', { ...REMOTE, files: { 'entry.1.js': { ...FILE, integrity: 'md5-x' } } }, /integrity/],
  ['a folder instead of a hash', { ...REMOTE, hash: '../../etc' }, /hash/],
  [
    'the remote.json of another part',
    { ...REMOTE, remote: { ...REMOTE.remote, name: 'mf-admin' } },
    /remote.json of mf-admin/,
  ],
  ['an invalid remote.json', { ...REMOTE, remote: { ...REMOTE.remote, contract: 'x' } }, /contract/],
  ['an invalid page of the shell', { ...SHELL, pages: [{ ...SHELL.pages[0], access: 'x' }] }, /access/],
  ['an unknown field', { ...REMOTE, extra: 1 }, /extra/],
  ['no kind', { ...REMOTE, kind: undefined }, /kind/],
  ['nothing', null, /./],
])('%s is refused', (_why, content, says) => {
  expect(() => parseRelease(content)).toThrow(says);
});

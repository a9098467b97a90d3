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
  [
    'an entry that is not published',
    { ...REMOTE, entry: 'other.js' },
    /mf-public 1.0.0 names files that it does not publish: other.js. Build it again/,
  ],
  ['a script that is not published', { ...SHELL, start: { ...SHELL.start, scripts: ['x.js'] } }, /does not publish/],
  ['another integrity', { ...REMOTE, files: { 'entry.1.js': { ...FILE, integrity: 'md5-x' } } }, /integrity/],
  ['a folder instead of a hash', { ...REMOTE, hash: '../../etc' }, /hash/],
  [
    'the remote.json of another part',
    { ...REMOTE, remote: { ...REMOTE.remote, name: 'mf-admin' } },
    /mf-public 1.0.0 carries the remote.json of mf-admin. Enter mf-public/,
  ],
  ['an invalid remote.json', { ...REMOTE, remote: { ...REMOTE.remote, contract: 'x' } }, /contract/],
  ['an invalid page of the shell', { ...SHELL, pages: [{ ...SHELL.pages[0], access: 'x' }] }, /access/],
  ['an unknown field', { ...REMOTE, extra: 1 }, /extra/],
  [
    'a large file',
    { ...REMOTE, files: { ...REMOTE.files, 'home.2.js': { ...FILE, bytes: 50_000_001 } } },
    /The file of .*home\.2\.js.* has 50000001 bytes, and at most 50000000 are allowed\. Divide it\./,
  ],
  [
    'many calls',
    { ...REMOTE, calls: Array(1001).fill('GET /lidar/:id') },
    /The list calls has 1001 calls, and at most 1000 are allowed\. Remove some\./,
  ],
  [
    'a long name',
    { ...REMOTE, endpoints: ['a'.repeat(81)] },
    /The text of endpoints\[0\] has 81 characters, and at most 80/,
  ],
  ['no kind', { ...REMOTE, kind: undefined }, /kind/],
  ['nothing', null, /./],
])('%s is refused', (_why, content, says) => {
  expect(() => parseRelease(content)).toThrow(says);
});

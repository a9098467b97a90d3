import type { RemoteRelease, ShellRelease } from './release';
import { releaseProblems } from './release-problems';
import type { MenuEntry } from './remote';

interface Claims {
  name?: string;
  contract?: string;
  paths?: string[];
  menu?: [order: number, label: string][];
  endpoints?: string[];
}

const COMMON = { version: '1.0.0', hash: '0000000000000000', files: {}, entry: 'entry.js' };

const page = (path: string) => ({ path, page: 'some', title: 'Some', access: 'public' as const });
const entry = ([order, label]: [number, string]): MenuEntry => ({ order, label, icon: 'home', path: '/somewhere' });

const aRemote = ({
  name = 'mf-new',
  contract = '^1.0.0',
  paths = [],
  menu = [],
  endpoints = [],
}: Claims): RemoteRelease => ({
  ...COMMON,
  kind: 'remote',
  name,
  endpoints,
  remote: { name, contract, pages: paths.map(page), menu: menu.map(entry) },
  pages: {},
});

const aShell = (contract: string): ShellRelease => ({
  ...COMMON,
  kind: 'shell',
  name: 'shell',
  contract,
  endpoints: ['listUsers'],
  start: { scripts: [], styles: [], fonts: [] },
  shared: {},
  pages: [{ ...page('/login'), scripts: [], styles: [], shared: [] }],
});

const LIVE = {
  shell: aShell('1.2.0'),
  remotes: [
    aRemote({
      name: 'mf-cars-area',
      paths: ['/cars/evaluate-nf/:id?'],
      menu: [[30, 'Evaluate NF']],
      endpoints: ['listSites'],
    }),
  ],
};

test.each<[string, Claims, string[]]>([
  ['claims nothing of others', { paths: ['/news'], menu: [[70, 'News']], endpoints: ['listNews'] }, []],
  [
    'replaces itself',
    { name: 'mf-cars-area', paths: ['/cars/evaluate-nf/:id?'], menu: [[30, 'Evaluate NF']], endpoints: ['listSites'] },
    [],
  ],
  [
    'needs a newer contract',
    { contract: '^1.3.0' },
    ['mf-new needs the portal contract ^1.3.0, and the shell keeps 1.2.0.'],
  ],
  [
    'claims a path of a remote',
    { paths: ['/Cars/evaluate-nf'] },
    ['The path /Cars/evaluate-nf belongs to mf-cars-area.'],
  ],
  ['claims a path of the shell', { paths: ['/login/'] }, ['The path /login/ belongs to shell.']],
  [
    'claims a menu place',
    { menu: [[30, 'News']] },
    ['The menu position 30 ("News") belongs to mf-cars-area ("Evaluate NF").'],
  ],
  ['claims a menu entry', { menu: [[31, 'evaluate NF']] }, ['The menu entry "evaluate NF" belongs to mf-cars-area.']],
  [
    'defines an endpoint of a remote',
    { endpoints: ['listSites'] },
    ['The API endpoint "listSites" is defined by mf-cars-area already.'],
  ],
  [
    'defines an endpoint of the slice',
    { endpoints: ['listUsers'] },
    ['The API endpoint "listUsers" is defined by shell already.'],
  ],
])('a remote that %s', (_what, claims, problems) => {
  expect(releaseProblems(aRemote(claims), LIVE)).toEqual(problems);
});

test('a shell that would leave a live remote behind is told which', () => {
  expect(releaseProblems(aShell('1.9.0'), LIVE)).toEqual([]);
  expect(releaseProblems(aShell('2.0.0'), LIVE)).toEqual([
    'mf-cars-area needs the portal contract ^1.0.0, and the shell keeps 2.0.0.',
  ]);
});

test('before there is a shell, any range is taken', () => {
  expect(releaseProblems(aRemote({ contract: '^9.0.0' }), { shell: null, remotes: [] })).toEqual([]);
});

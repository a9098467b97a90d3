import type { Release, RemoteRelease, ShellRelease } from './release';
import { releaseProblems } from './release-problems';
import { saysItsSurface } from './surface-problems';
import type { Given, Taken } from './surface';
import type { MenuEntry } from './remote';

interface Claims {
  name?: string;
  contract?: string;
  paths?: string[];
  menu?: [order: number, label: string][];
  endpoints?: string[];
  calls?: string[];
  takes?: Partial<Taken>;
  shared?: string[];
  data?: string[];
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
  calls = [],
  takes = {},
  shared = [],
  data = [],
}: Claims): RemoteRelease => ({
  ...COMMON,
  kind: 'remote',
  name,
  endpoints,
  calls,
  takes: { names: {}, versions: {}, runtime: '^2.9.0', ...takes },
  remote: { name, contract, pages: paths.map((path) => ({ ...page(path), data })), menu: menu.map(entry) },
  pages: { some: { scripts: [], styles: [], shared } },
});

const aShell = (contract: string, gives: Partial<Given> = {}): ShellRelease => ({
  ...COMMON,
  kind: 'shell',
  name: 'shell',
  contract,
  endpoints: ['listUsers'],
  calls: ['GET /users'],
  gives: {
    names: { '@portal/ui/core': ['Button', 'Chip'], '@portal/api-slice': ['useListUsersQuery'] },
    versions: { react: '19.3.1', '@portal/ui/core': '1.1.0' },
    runtime: '2.9.2',
    ...gives,
  },
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
      takes: { names: { '@portal/ui/core': ['Button'] }, versions: { react: '^19.0.0' } },
    }),
  ],
  calls: ['GET /users', 'GET /lidar/:id', 'POST /lidar/:id/delete'],
};

/** The problems of these releases replacing the present ones of their parts. */
function problemsOf(...moved: Release[]): string[] {
  const names = moved.map(({ name }) => name);
  const next = [...[LIVE.shell, ...LIVE.remotes].filter(({ name }) => !names.includes(name)), ...moved];
  const shell = next.find((release) => release.kind === 'shell') ?? null;
  const remotes = next.filter((release) => release.kind === 'remote');
  return releaseProblems({ shell, remotes, calls: LIVE.calls }, names);
}

const NEEDS_NEW = { '@portal/ui/core': ['Button', 'StatusBadge', 'Timeline'] };

test.each<[string, Claims, string[]]>([
  [
    'claims nothing that belongs to others',
    {
      paths: ['/news'],
      menu: [[70, 'News']],
      endpoints: ['listNews'],
      calls: ['GET /lidar/:lidar'],
      takes: { names: { '@portal/ui/core': ['Chip'] }, versions: { react: '^19.3.0' } },
    },
    [],
  ],
  [
    'replaces itself',
    { name: 'mf-cars-area', paths: ['/cars/evaluate-nf/:id?'], menu: [[30, 'Evaluate NF']], endpoints: ['listSites'] },
    [],
  ],
  [
    'needs a newer contract',
    { contract: '^1.3.0' },
    [
      'mf-new 1.0.0 needs the portal contract ^1.3.0, and shell 1.0.0 keeps 1.2.0. Build mf-new for that contract, or release a shell that keeps the other one first.',
    ],
  ],
  [
    'claims a path of a remote',
    { paths: ['/Cars/evaluate-nf'] },
    [
      'The path /Cars/evaluate-nf would take from mf-cars-area what leads to /cars/evaluate-nf/:id?. Give the page of mf-new 1.0.0 another path.',
    ],
  ],
  [
    'claims a path of the shell',
    { paths: ['/login/'] },
    ['The path /login/ would take from shell what leads to /login. Give the page of mf-new 1.0.0 another path.'],
  ],
  [
    'claims a path of the shell with parameters',
    { paths: ['/:some'] },
    ['The path /:some would take from shell what leads to /login. Give the page of mf-new 1.0.0 another path.'],
  ],
  [
    'claims a menu position',
    { menu: [[30, 'News']] },
    [
      'The menu position 30 ("News") belongs to mf-cars-area ("Evaluate NF"). Give the entry of mf-new 1.0.0 another position.',
    ],
  ],
  [
    'claims a menu entry',
    { menu: [[31, 'evaluate NF']] },
    ['The menu entry "evaluate NF" belongs to mf-cars-area. Give the entry of mf-new 1.0.0 another label.'],
  ],
  [
    'defines an endpoint of a remote',
    { endpoints: ['listSites'] },
    ['The API endpoint "listSites" is defined by mf-cars-area already. Give that of mf-new 1.0.0 another name.'],
  ],
  [
    'defines an endpoint of the slice',
    { endpoints: ['listUsers'] },
    ['The API endpoint "listUsers" is defined by shell already. Give that of mf-new 1.0.0 another name.'],
  ],
  [
    'uses names that the shell does not export',
    { takes: { names: NEEDS_NEW } },
    [
      'mf-new 1.0.0 uses StatusBadge, Timeline of @portal/ui/core, which shell 1.0.0 does not give. Build mf-new against this shell, or release a shell that gives what it uses.',
    ],
  ],
  [
    'uses a group that the shell does not share',
    { takes: { names: { '@portal/ui/plot': ['Plot'] }, versions: { '@portal/ui/plot': '^1.0.0' } } },
    [
      'mf-new 1.0.0 takes @portal/ui/plot, which shell 1.0.0 does not hand out. Release a shell that does first, or build mf-new without it.',
    ],
  ],
  [
    'preloads a group that does not exist',
    { shared: ['constructor'] },
    [
      'mf-new 1.0.0 takes constructor, which shell 1.0.0 does not hand out. Release a shell that does first, or build mf-new without it.',
    ],
  ],
  [
    'preloads data of a call that the server does not answer',
    { paths: ['/news'], data: ['/lidar/:id', '/news/:id'] },
    [
      'mf-new 1.0.0 calls GET /news/:id, which this server does not answer. Update the server first, or build mf-new without it.',
    ],
  ],
  [
    'needs another version of a shared package',
    { takes: { versions: { react: '^20.0.0' } } },
    [
      'mf-new 1.0.0 needs react ^20.0.0, and shell 1.0.0 gives 19.3.1. Build mf-new again, or release a shell with a version that fits.',
    ],
  ],
  [
    'needs a package that is not shared',
    { takes: { versions: { 'react-dom': '^19.0.0' } } },
    [
      'mf-new 1.0.0 needs react-dom ^19.0.0, which shell 1.0.0 does not share. Build mf-new again, or release a shell with a version that fits.',
    ],
  ],
  [
    'needs another runtime',
    { takes: { runtime: '^3.0.0' } },
    [
      'mf-new 1.0.0 needs the sharing runtime ^3.0.0, and shell 1.0.0 gives 2.9.2. Build mf-new again, or release a shell with a version that fits.',
    ],
  ],
  [
    'makes calls that the server does not answer',
    { calls: ['GET /lidar/:id', 'POST /lidar/:id', 'GET /labels'] },
    [
      'mf-new 1.0.0 calls POST /lidar/:id, GET /labels, which this server does not answer. Update the server first, or build mf-new without it.',
    ],
  ],
])('a remote that %s [12.82]', (_what, claims, problems) => {
  expect(problemsOf(aRemote(claims))).toEqual(problems);
});

test('a shell that no longer fits a live remote is refused with its name [12.82]', () => {
  expect(problemsOf(aShell('1.9.0'))).toEqual([]);
  expect(problemsOf(aShell('2.0.0'))).toEqual([
    'mf-cars-area 1.0.0 needs the portal contract ^1.0.0, and shell 1.0.0 keeps 2.0.0. Build mf-cars-area for that contract, or release a shell that keeps the other one first.',
  ]);
  expect(problemsOf(aShell('1.9.0', { names: { '@portal/ui/core': ['PushButton'] } }))).toEqual([
    'mf-cars-area 1.0.0 uses Button of @portal/ui/core, which shell 1.0.0 does not give. Build mf-cars-area against this shell, or release a shell that gives what it uses.',
  ]);
  expect(problemsOf(aShell('1.9.0', { versions: { react: '20.0.0' } }))).toEqual([
    'mf-cars-area 1.0.0 needs react ^19.0.0, and shell 1.0.0 gives 20.0.0. Build mf-cars-area again, or release a shell with a version that fits.',
  ]);
});

test('parts that become live together are compared with each other, not with the releases that they replace', () => {
  const shell = aShell('1.9.0', { names: { '@portal/ui/core': ['StatusBadge', 'Timeline', 'Button'] } });
  const remote = aRemote({ name: 'mf-cars-area', takes: { names: NEEDS_NEW } });
  expect(problemsOf(remote)).toHaveLength(1);
  expect(problemsOf(shell, remote)).toEqual([]);
  expect(problemsOf(remote, aRemote({ endpoints: ['listUsers'] }), aShell('1.9.0'))).toHaveLength(2);
});

test('a release that does not declare the names that it uses is not compared by them', () => {
  const { takes: _takes, calls: _calls, ...older } = aRemote({ takes: { names: NEEDS_NEW }, calls: ['GET /labels'] });
  expect(problemsOf(older)).toEqual([]);
  expect(saysItsSurface(older)).toBe(false);
  expect(saysItsSurface(LIVE.shell)).toBe(true);
});

test('before the first shell, any range is accepted', () => {
  const remote = aRemote({ contract: '^9.0.0' });
  expect(releaseProblems({ shell: null, remotes: [remote] }, [remote.name])).toEqual([]);
});

test('a rollback, which builds nothing, is told what helps without a build, in both directions', () => {
  const needs = aRemote({ name: 'mf-cars-area', takes: { names: NEEDS_NEW } });
  const problems = (shell: ShellRelease, moved: string) =>
    releaseProblems({ shell, remotes: [needs], calls: [] }, [moved], 'rollback');
  const is =
    'mf-cars-area 1.0.0 uses StatusBadge, Timeline of @portal/ui/core, which shell 1.0.0 does not give. Choose another release of';
  expect(problems({ ...LIVE.shell, calls: [] }, 'mf-cars-area')).toEqual([
    `${is} mf-cars-area, or first make one of shell current that fits, with “release shell” or “rollback shell”.`,
  ]);
  expect(problems(LIVE.shell, 'shell')).toEqual([
    'shell 1.0.0 calls GET /users, which this server does not answer. Choose another release of shell, or update the server first.',
    `${is} shell, or first make one of mf-cars-area current that fits, with “release mf-cars-area” or “rollback mf-cars-area”.`,
  ]);
});

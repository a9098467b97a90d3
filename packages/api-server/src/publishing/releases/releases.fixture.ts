import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Release, RemoteRelease, ShellRelease } from '@portal/portal-contract';

/** The content of a file. */
export type Content = string | Buffer<ArrayBuffer>;

const integrityOf = (content: Content) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

const describe = (contents: Record<string, Content>) =>
  Object.fromEntries(
    Object.entries(contents).map(([path, content]) => [
      path,
      { integrity: integrityOf(content), bytes: content.length },
    ]),
  );

/** Content of the files of the releases below; the extension distinguishes the forms of one file. */
export const CONTENTS = {
  'entry.js': 'entry()',
  'entry.js.br': brotliCompressSync('entry()'),
  'entry.js.gz': gzipSync('entry()'),
  'home.js': 'home()',
  'home.css': '/* home */',
};

/** The calls whose answers the pages of `aRemoteRelease` preload. */
export const PRELOADED = ['GET /national-facility/certified', 'GET /lidar/system/:id'];

/** A remote with one public page, one with a parameter and one for administrators. */
export const aRemoteRelease = (change: Partial<RemoteRelease> = {}): RemoteRelease => ({
  kind: 'remote',
  name: 'mf-public',
  version: '1.0.0',
  hash: '1111111111111111',
  entry: 'entry.js',
  endpoints: [],
  calls: [],
  takes: { names: { '@portal/ui/form': ['Formik'] }, versions: { react: '^19.0.0' }, runtime: '^3.0.0' },
  files: describe(CONTENTS),
  remote: {
    name: 'mf-public',
    contract: '^1.0.0',
    pages: [
      { path: '/', page: 'home', title: 'Home', access: 'public', data: ['/national-facility/certified'] },
      { path: '/lidar/:id', page: 'lidar', title: 'Lidar', access: 'public', data: ['/lidar/system/:id'] },
      { path: '/admin/email', page: 'emails', title: 'Email System', access: 'administrator' },
    ],
    menu: [],
  },
  pages: {
    home: { scripts: ['home.js'], styles: ['home.css'], shared: ['@portal/ui/form'] },
    lidar: { scripts: ['home.js'], styles: [], shared: [] },
    emails: { scripts: ['home.js'], styles: [], shared: [] },
  },
  ...change,
});

/** A remote that can run beside others: its one page has its name. */
export const anotherRemote = (name: string, change: Partial<RemoteRelease> = {}): RemoteRelease =>
  aRemoteRelease({
    name,
    remote: {
      name,
      contract: '^1.0.0',
      pages: [{ path: `/${name}`, page: 'home', title: 'Home', access: 'public' }],
      menu: [],
    },
    pages: { home: { scripts: ['home.js'], styles: ['home.css'], shared: [] } },
    ...change,
  });

const SHELL_CONTENTS = {
  'main.js': 'main()',
  'main.css': 'p{}',
  'form.js': 'form()',
  'login.js': 'l()',
  'inter.woff2': 'f',
};

/** A shell with a login page, a "not found" page and one shared group. */
export const aShellRelease = (change: Partial<ShellRelease> = {}): ShellRelease => ({
  kind: 'shell',
  name: 'shell',
  version: '1.0.0',
  hash: '2222222222222222',
  entry: 'main.js',
  endpoints: [],
  calls: [],
  gives: { names: { '@portal/ui/form': ['Formik'] }, versions: { react: '19.3.1' }, runtime: '3.0.0' },
  contract: '1.0.0',
  files: describe(SHELL_CONTENTS),
  start: { scripts: ['main.js'], styles: ['main.css'], fonts: ['inter.woff2'] },
  shared: { '@portal/ui/form': { scripts: ['form.js'], styles: [] } },
  pages: [
    {
      path: '/login',
      page: 'login',
      title: 'Login',
      access: 'public',
      alone: true,
      scripts: ['login.js'],
      styles: [],
      shared: [],
    },
    { path: '/404', page: 'not-found', title: 'Page not found', access: 'public', scripts: [], styles: [], shared: [] },
  ],
  ...change,
});

/** Content of all files of a release of this kind. */
export const contentsOf = ({ kind }: Pick<Release, 'kind'>): Record<string, Content> =>
  kind === 'shell' ? SHELL_CONTENTS : CONTENTS;

const builtFolders: string[] = [];

afterAll(() => {
  for (const folder of builtFolders) rmSync(folder, { recursive: true });
});

/** Writes the build of a release into a folder, as the bundler does, and returns the folder. */
export function aBuiltFolder(release: Release): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-build-'));
  builtFolders.push(folder);
  for (const [path, content] of Object.entries(contentsOf(release))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  writeFileSync(join(folder, 'release.json'), JSON.stringify(release));
  return folder;
}

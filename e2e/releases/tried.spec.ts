import type { Page } from '@playwright/test';
import type { Given, PageFiles, RemoteJson, Taken } from '@portal/portal-contract';
import { altered, builtPart, type Build } from '../fixtures/builds';
import { expect, test } from '../fixtures/test';

/*
 * Releases that a running portal accepted before releases were compared, with builds of the portal: each is refused,
 * and the page does not change. `publishing/releases/tried.thorough.test.ts` has the same rows, and those about the server
 * itself.
 */

const CORE = '@portal/ui/core';
const SLICE = '@portal/api-slice';
const VERSION = '9.8.0';

const withNames = <Surface extends Given | Taken>(
  surface: Surface,
  group: string,
  change: (names: string[]) => string[],
) => ({
  ...surface,
  names: { ...surface.names, [group]: change(surface.names[group] ?? []) },
});

/** A shell with other exports. */
function shellWith({ release, files }: Build, change: (gives: Given) => Given): Build {
  if (release.kind !== 'shell' || !release.gives) throw new Error('The shell does not say what it gives.');
  return altered({ release, files }, { about: { version: VERSION, gives: change(release.gives) } });
}

/** A remote with other imports. */
function remoteWith({ release, files }: Build, change: (takes: Taken) => Taken): Build {
  if (release.kind !== 'remote' || !release.takes) throw new Error(`${release.name} does not say what it takes.`);
  return altered({ release, files }, { about: { version: VERSION, takes: change(release.takes) } });
}

/** A remote with additional pages, copies of an existing one. */
function withPages({ release, files }: Build, paths: readonly string[]): Build {
  if (release.kind !== 'remote') throw new Error(`${release.name} has no remote.json.`);
  const [page] = release.remote.pages;
  const pages = page ? paths.map((path) => ({ ...page, path })) : [];
  const remote: RemoteJson = { ...release.remote, pages: [...release.remote.pages, ...pages] };
  return altered({ release, files }, { about: { version: VERSION, remote } });
}

function withGroup({ release, files }: Build, group: string): Build {
  if (release.kind !== 'remote') throw new Error(`${release.name} has no pages.`);
  const pages = Object.entries(release.pages).map(([name, page]): [string, PageFiles] => [
    name,
    { ...page, shared: [group] },
  ]);
  return altered({ release, files }, { about: { version: VERSION, pages: Object.fromEntries(pages) } });
}

interface Row {
  tried: string;
  part: string;
  change: (build: Build) => Build;
  says: RegExp;
  /** A page that failed to start, or that belongs to another part. */
  path: string;
}

const MAP = '/';
const USERS = '/admin/edit-users';
const LINK = '/change-password/a-link-that-is-not-one';

const TRIED: readonly Row[] = [
  {
    tried: 'a shell with a shared export renamed',
    part: 'shell',
    change: (shell) =>
      shellWith(shell, (gives) =>
        withNames(gives, CORE, (names) => names.map((name) => (name === 'Panel' ? 'Card' : name))),
      ),
    says: /mf-admin [\d.]+ uses Panel of @portal\/ui\/core, which shell 9\.8\.0 does not give/,
    path: USERS,
  },
  {
    tried: 'a shell with another major of React',
    part: 'shell',
    change: (shell) => shellWith(shell, (gives) => ({ ...gives, versions: { ...gives.versions, react: '20.0.0' } })),
    says: /mf-admin [\d.]+ needs react \^[\d.]+, and shell 9\.8\.0 gives 20\.0\.0/,
    path: USERS,
  },
  {
    tried: 'a remote that uses a new export',
    part: 'mf-public',
    change: (remote) => remoteWith(remote, (takes) => withNames(takes, CORE, (names) => [...names, 'ScoreBadge'])),
    says: /mf-public 9\.8\.0 uses ScoreBadge of @portal\/ui\/core/,
    path: MAP,
  },
  {
    tried: 'a remote that uses a new hook',
    part: 'mf-public',
    change: (remote) =>
      remoteWith(remote, (takes) => withNames(takes, SLICE, (names) => [...names, 'useListLabelsQuery'])),
    says: /mf-public 9\.8\.0 uses useListLabelsQuery of @portal\/api-slice/,
    path: MAP,
  },
  {
    tried: 'a remote that uses a new shared group',
    part: 'mf-public',
    change: (remote) => remoteWith(remote, (takes) => withNames(takes, '@portal/ui/plot', () => ['Plot'])),
    says: /mf-public 9\.8\.0 takes @portal\/ui\/plot/,
    path: MAP,
  },
  {
    tried: 'a call that the server lacks',
    part: 'mf-public',
    change: (remote) =>
      altered(remote, { about: { version: VERSION, calls: [...(remote.release.calls ?? []), 'GET /labels'] } }),
    says: /mf-public 9\.8\.0 calls GET \/labels/,
    path: MAP,
  },
  {
    tried: '0.1.0 after a higher version',
    part: 'mf-public',
    change: (remote) => altered(remote, { about: { version: '0.1.0' } }),
    says: /mf-public 0\.1\.0 is older than [\d.]+, which is live/,
    path: MAP,
  },
  {
    tried: 'a group that every object has',
    part: 'mf-public',
    change: (remote) => withGroup(remote, 'constructor'),
    says: /mf-public 9\.8\.0 takes constructor/,
    path: MAP,
  },
  {
    tried: '7,000 pages, more than any part may have',
    part: 'mf-public',
    change: (remote) =>
      withPages(
        remote,
        Array.from({ length: 7000 }, (_each, index) => `/more/${index}`),
      ),
    says: /description of mf-public [\d.]+ is not valid/,
    path: MAP,
  },
  ...(
    [
      ['/change-password/:x', /The path \/change-password\/:x would take from shell/, LINK],
      ['/lidar/:x?', /The path \/lidar\/:x\? would take from mf-public/, MAP],
      ['/edit-nf/:facility', /The path \/edit-nf\/:facility would take from mf-nf-area/, USERS],
      ['/:a/:b', /The path \/:a\/:b would take from shell/, LINK],
      ['/*', /not valid/, MAP],
    ] as const
  ).map(([pattern, says, path]) => ({
    tried: `the path ${pattern} of one part`,
    part: 'mf-admin',
    change: (remote: Build) => withPages(remote, [pattern]),
    says,
    path,
  })),
];

const added = (names: string[]) => [...names, 'ScoreBadge'];

/** The title of a page, which must not show a failure. */
async function titleAt(page: Page, path: string): Promise<string> {
  await page.goto(path);
  const title = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(title).toBeVisible();
  await expect(page.getByText('This page cannot be shown')).toHaveCount(0);
  return title.innerText();
}

for (const { tried, part, change, says, path } of TRIED)
  test(
    `${tried} is refused, and the page does not change [12.82]`,
    { tag: '@thorough' },
    async ({ page, logIn, teams }) => {
      if (path === USERS) await logIn('admin@demo.example');
      const title = await titleAt(page, path);
      const before = await teams.overview();
      await expect(teams.publish(change(await builtPart(part)))).rejects.toThrow(says);
      expect((await teams.overview()).composition).toBe(before.composition);
      expect(await titleAt(page, path)).toBe(title);
    },
  );

test(
  'a shell is not rolled back under a newer remote, and the page does not change [12.82]',
  { tag: '@thorough' },
  async ({ page, teams }) => {
    const title = await titleAt(page, MAP);
    const [shell, remote] = [await builtPart('shell'), await builtPart('mf-public')];
    await teams.publish(shellWith(shell, (gives) => withNames(gives, CORE, added)));
    await teams.publish(remoteWith(remote, (takes) => withNames(takes, CORE, added)));
    await expect(teams.rollBack('shell', shell.release.hash)).rejects.toThrow(
      /mf-public 9\.8\.0 uses ScoreBadge of @portal\/ui\/core/,
    );
    expect(await titleAt(page, MAP)).toBe(title);
    // Restores the portal for other proofs, in the only possible order.
    await teams.rollBack('mf-public', remote.release.hash);
    await teams.rollBack('shell', shell.release.hash);
  },
);

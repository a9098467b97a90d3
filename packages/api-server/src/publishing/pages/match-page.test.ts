import { aRemoteRelease, aShellRelease } from '../releases/releases.fixture';
import { isForSearchEngines, matchPage, statusOf } from './match-page';

const PORTAL = { shell: aShellRelease(), remotes: [aRemoteRelease()] };

const PRIVACY = { path: '/privacy', page: 'privacy', title: 'Privacy', access: 'public' } as const;

/** A remote with a page that is open to all but in the menu of some users only. */
const REPORTS = aRemoteRelease({
  name: 'mf-reports',
  remote: {
    name: 'mf-reports',
    contract: '^1.0.0',
    pages: [
      { path: '/view-reports/', page: 'home', title: 'Reports', access: 'public' },
      { path: '/about-reports', page: 'home', title: 'About', access: 'public' },
    ],
    menu: [
      {
        label: 'Reports',
        icon: 'facility',
        order: 1,
        children: [
          { label: 'View', path: '/view-reports/', permissions: ['edit-own-nf'] },
          { label: 'About', path: '/about-reports' },
        ],
      },
    ],
  },
});

test.each<[path: string, page: string | undefined, status: number, isIndexed: boolean]>([
  ['/', 'home', 200, true],
  ['/login', 'login', 200, false],
  ['/login/', 'login', 200, false],
  ['/lidar/7', 'lidar', 200, false],
  ['/lidar', undefined, 404, false],
  ['/admin/email', 'emails', 200, false],
  ['/404', 'not-found', 404, false],
  ['/nowhere', undefined, 404, false],
])('%s: page %s, status %i [11.1.1, 11.2.1, 11.2.9]', (path, page, status, isIndexed) => {
  const matched = matchPage(PORTAL, path);
  expect(matched?.page.page).toBe(page);
  expect(statusOf(matched)).toBe(status);
  expect(isForSearchEngines(matched)).toBe(isIndexed);
});

test.each<[path: string, isIndexed: boolean]>([
  ['/view-reports', false],
  ['/about-reports', true],
  ['/privacy', true],
  ['/login', false],
])('search engines may index %s: %s', (path, isIndexed) => {
  const shell = aShellRelease();
  const pages = [...shell.pages, { ...PRIVACY, scripts: [], styles: [], shared: [] }];
  const portal = { shell: { ...shell, pages }, remotes: [REPORTS] };
  expect(isForSearchEngines(matchPage(portal, path))).toBe(isIndexed);
});

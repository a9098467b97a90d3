import { aRemoteRelease, aShellRelease } from '../releases/releases.fixture';
import { isForSearchEngines, matchPage, statusOf } from './match-page';

const PORTAL = { shell: aShellRelease(), remotes: [aRemoteRelease()] };

test.each<[path: string, page: string | undefined, status: number, isIndexed: boolean]>([
  ['/', 'home', 200, true],
  ['/login', 'login', 200, false],
  ['/login/', 'login', 200, false],
  ['/lidar/7', 'lidar', 200, false],
  ['/lidar', undefined, 404, false],
  ['/admin/email', 'emails', 200, false],
  ['/404', 'not-found', 404, false],
  ['/nowhere', undefined, 404, false],
])('%s: page %s, status %i', (path, page, status, isIndexed) => {
  const matched = matchPage(PORTAL, path);
  expect(matched?.page.page).toBe(page);
  expect(statusOf(matched)).toBe(status);
  expect(isForSearchEngines(matched)).toBe(isIndexed);
});

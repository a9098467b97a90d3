import { aRemoteRelease, aShellRelease } from '../releases/releases.fixture';
import { matchPage } from './match-page';
import { preloadsOf } from './preloads';

const PORTAL = { shell: aShellRelease(), remotes: [aRemoteRelease()] };
const SHELL = '/releases/shell/2222222222222222';
const REMOTE = '/releases/mf-public/1111111111111111';

test('a page that redirects at once preloads its target too', () => {
  const shell = aShellRelease();
  const [login] = shell.pages;
  if (!login) throw new Error('The shell has no page.');
  const leaving = { ...shell, pages: [{ ...login, path: '/logout', leadsTo: '/' }] };
  const portal = { ...PORTAL, shell: leaving };
  const hrefs = (path: string) => preloadsOf(portal, matchPage(portal, path)).map(({ href }) => href);
  expect(hrefs('/logout')).toEqual([`${SHELL}/login.js`, ...hrefs('/')]);
});

test.each<[path: string, preloads: string[]]>([
  [
    '/',
    [`script ${REMOTE}/entry.js`, `style ${REMOTE}/home.css`, `script ${REMOTE}/home.js`, `script ${SHELL}/form.js`],
  ],
  [
    '/lidar/a%20b%2F..',
    [`script ${REMOTE}/entry.js`, `script ${REMOTE}/home.js`, 'fetch /api/lidar/system/a%20b%2F..'],
  ],
  ['/login', [`script ${SHELL}/login.js`]],
  ['/nowhere', []],
])('%s preloads exactly what it needs first', (path, expected) => {
  const preloads = preloadsOf(PORTAL, matchPage(PORTAL, path));
  expect(preloads.map(({ as, href }) => `${as} ${href}`)).toEqual(expected);
  expect(preloads.filter(({ as }) => as !== 'fetch').every(({ integrity }) => integrity?.startsWith('sha384-'))).toBe(
    true,
  );
});

test('names inherited by every object are ignored, and the page is served', () => {
  const remote = aRemoteRelease();
  const odd = {
    ...remote,
    remote: {
      ...remote.remote,
      pages: [
        { path: '/odd', page: 'constructor', title: 'Odd', access: 'public' as const, data: ['/lidar/:constructor'] },
        { path: '/group', page: 'home', title: 'Group', access: 'public' as const },
      ],
    },
    pages: { home: { scripts: [], styles: [], shared: ['constructor', '__proto__'] } },
  };
  const portal = { ...PORTAL, remotes: [odd] };
  const hrefs = (path: string) => preloadsOf(portal, matchPage(portal, path)).map(({ href }) => href);
  expect(hrefs('/odd')).toEqual([`${REMOTE}/entry.js`, '/api/lidar/']);
  expect(hrefs('/group')).toEqual([`${REMOTE}/entry.js`]);
});

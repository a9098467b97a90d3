import { aPicture, upload } from '../../../test/files';
import { addPerson, enter } from '../../../test/people';
import { testPortal } from '../../../test/portal';
import { publishBuilt } from '../releases/publish-built.service';
import { aBuiltFolder, aRemoteRelease, aShellRelease } from '../releases/releases.fixture';
import { ANSWER_HEADERS } from '../../platform/http/security-headers';

const portal = testPortal();

const NOTHING = ANSWER_HEADERS['content-security-policy'];
const SANDBOX = "default-src 'none'; sandbox";
const {
  'cache-control': _kept,
  'content-security-policy': _own,
  'referrer-policy': _other,
  ...ALWAYS
} = ANSWER_HEADERS;
const REMOTE = '/releases/mf-public/1111111111111111';

/** Uploads a picture and returns its address. */
async function aFile() {
  await addPerson(portal, { roles: ['national_facility'] });
  const { access_token: token } = await enter(portal);
  const { body } = await upload(portal, [{ name: 'site.jpg', content: await aPicture() }], token);
  return { url: `/api/files/${body.data}`, headers: { authorization: `Bearer ${token}` } };
}

beforeEach(() => publishBuilt(portal.context, [aBuiltFolder(aShellRelease()), aBuiltFolder(aRemoteRelease())]));

test.each<[what: string, asked: { method?: 'POST'; url: string; payload?: string }, status: number, policy: string]>([
  ['a page', { url: '/' }, 200, 'trusted-types default'],
  ['a missing page', { url: '/nowhere' }, 404, 'trusted-types default'],
  ['a form sent to a page', { method: 'POST', url: '/contact' }, 404, NOTHING],
  ['data', { url: '/api/national-facility/certified' }, 200, NOTHING],
  ['a refusal', { url: '/api/user/profile' }, 401, NOTHING],
  ['wrong fields', { method: 'POST', url: '/api/auth/login', payload: '{}' }, 422, NOTHING],
  ['malformed data', { method: 'POST', url: '/api/auth/login', payload: '{' }, 400, NOTHING],
  ['no call', { url: '/api/no-such-call' }, 404, NOTHING],
  ['an address that cannot be read', { url: '/api/types/%zz' }, 400, NOTHING],
  ['the documentation', { url: '/api/docs' }, 200, "style-src 'sha256-"],
  ['its data', { url: '/api/openapi.json' }, 200, NOTHING],
  ['a script of a release', { url: `${REMOTE}/entry.js` }, 200, NOTHING],
  ['a style sheet of a release', { url: `${REMOTE}/home.css` }, 200, NOTHING],
  ['a missing file of a release', { url: `${REMOTE}/none.js` }, 404, NOTHING],
  ['the icon', { url: '/favicon.svg' }, 200, NOTHING],
  ['robots.txt', { url: '/robots.txt' }, 200, NOTHING],
  ['the sitemap', { url: '/sitemap.xml' }, 200, NOTHING],
  ['open data', { url: '/api/open-data/facilities.geojson' }, 200, NOTHING],
  ['the health check', { url: '/healthz' }, 200, NOTHING],
  ['readiness', { url: '/readyz' }, 200, NOTHING],
])('%s restricts browsers by its headers', async (_what, { method = 'GET', ...asked }, status, policy) => {
  const { statusCode, headers } = await portal.inject({
    method,
    ...asked,
    ...(asked.payload && { headers: { 'content-type': 'application/json' } }),
  });
  expect(statusCode).toBe(status);
  expect(headers).toMatchObject(ALWAYS);
  expect(headers['content-security-policy']).toContain(policy);
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'/);
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers['referrer-policy']).toMatch(/^(no-referrer|strict-origin-when-cross-origin)$/);
});

test('an upload has these headers too, and is isolated from the portal', async () => {
  const { url, headers: mine } = await aFile();
  const answers = [
    await portal.get(url, mine),
    await portal.get(url.replace('/files/', '/download/'), mine),
    await portal.get(url, { ...mine, 'if-none-match': (await portal.get(url, mine)).headers.etag }),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 304]);
  for (const { headers } of answers) {
    expect(headers).toMatchObject({ ...ALWAYS, 'content-security-policy': SANDBOX });
  }
});

test('over HTTPS, HSTS is sent', async () => {
  expect((await portal.get('/healthz')).headers['strict-transport-security']).toMatch(/^max-age=\d{8}/);
});

test('no answer names the server software', async () => {
  for (const url of ['/', '/api/no-such-call', `${REMOTE}/entry.js`]) {
    const { headers } = await portal.get(url);
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('server');
  }
});

import type { Composition } from '@portal/portal-contract';
import Fastify from 'fastify';
import type { Current } from '../releases/current';
import { aRemoteRelease, aShellRelease } from '../releases/releases.fixture';
import { pageRoutes } from './page.routes';
import { PRODUCT_TITLE } from '@portal/domain';

const SETTINGS = {
  mode: 'demo',
  tileUrl: '',
  tileAttribution: '</script><script>alert(1)</script>',
  keepDays: { emails: 730, audit: 0, logins: 365, contact: 730 },
} as const;
const UNIVERSITY = {
  id: 'uni',
  name: 'University',
  issuer: 'https://login.example',
  clientId: 'portal',
  clientSecret: 'hidden',
};
let current: Current = { shell: null, remotes: [], off: {}, shares: [] };

const app = Fastify();
beforeAll(() =>
  pageRoutes(app, {
    releases: { current: async () => current },
    show: async () => 'no-pass',
    settings: { ...SETTINGS, publicUrl: 'https://portal.example', institutions: [UNIVERSITY] },
    now: () => new Date(),
    listFacilities: async () => [],
    findInstrument: async () => undefined,
    labels: null,
    readTitle: async () => PRODUCT_TITLE,
  }),
);
beforeEach(() => {
  current = { shell: aShellRelease(), remotes: [aRemoteRelease()], off: {}, shares: [] };
});
afterAll(() => app.close());

const compositionIn = (html: string): Composition =>
  JSON.parse(/<script type="application\/json" id="composition">(.*?)<\/script>/.exec(html)?.[1] ?? '');

test.each([
  ['/', 200, `Home – ${PRODUCT_TITLE}`],
  ['/?search=x', 200, `Home – ${PRODUCT_TITLE}`],
  ['/lidar/7?from=map', 404, `Lidar – ${PRODUCT_TITLE}`],
  ['/nowhere', 404, `Page not found – ${PRODUCT_TITLE}`],
  ['/releases', 404, `Page not found – ${PRODUCT_TITLE}`],
])('%s answers %i with the portal, titled %s', async (url, status, title) => {
  const { statusCode, headers, body } = await app.inject(url);
  expect(statusCode).toBe(status);
  expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  expect(body).toContain('<html lang="en">');
  expect(body).toContain(`<title>${title}</title>`);
});

test('the composition is data that cannot end its block', async () => {
  const { body } = await app.inject('/');
  const composition = compositionIn(body);
  const institutions = [{ id: 'uni', name: 'University' }];
  expect(composition.settings).toEqual({ title: PRODUCT_TITLE, ...SETTINGS, stages: 'all', institutions });
  expect(composition.remotes['mf-public']).toMatchObject({
    entry: '/releases/mf-public/1111111111111111/entry.js',
    integrity: aRemoteRelease().files['entry.js']?.integrity,
    remote: aRemoteRelease().remote,
  });
  expect(body).not.toContain('<script>');
});

test('the policy allows styles of this origin only, and a page is the same for all until a release [11.12.4]', async () => {
  const [one, other] = [await app.inject('/'), await app.inject('/')];
  expect(one.headers['content-security-policy']).toContain("style-src 'self';");
  expect(one.body).not.toMatch(/nonce|<style|\sstyle=/);
  expect(other.body).toBe(one.body);
  current = { ...current, remotes: [aRemoteRelease({ hash: '5555555555555555' })] };
  expect(compositionIn((await app.inject('/')).body).id).not.toBe(compositionIn(one.body).id);
});

test('all code has an integrity hash', async () => {
  const { body } = await app.inject('/');
  const code = body.match(
    /<script src[^>]*>|<link rel="stylesheet"[^>]*>|<link rel="preload" as="(script|style)"[^>]*>/g,
  );
  expect(code?.length).toBeGreaterThan(4);
  expect(code?.filter((tag) => !/ integrity="sha384-[^"]+" crossorigin="anonymous"/.test(tag))).toEqual([]);
});

test('before the first release the page says so', async () => {
  current = { shell: null, remotes: [], off: {}, shares: [] };
  const { statusCode, body } = await app.inject('/');
  expect([statusCode, body]).toEqual([503, 'The portal is being installed. Please try again soon.']);
});

test('a form sent to a page is not a page', async () => {
  expect((await app.inject({ method: 'POST', url: '/contact' })).statusCode).toBe(404);
});

test.each([
  ['/favicon.svg', 'image/svg+xml'],
  ['/favicon.ico', 'image/svg+xml'],
])('%s exists', async (url, type) => {
  const { statusCode, headers } = await app.inject(url);
  expect([statusCode, headers['content-type']]).toEqual([200, type]);
});

test('a part that is switched off is not loaded, and its pages show the message [12.96]', async () => {
  current = { ...current, off: { 'mf-public': 'Under repair.' } };
  const { body } = await app.inject('/');
  expect(compositionIn(body).remotes['mf-public']?.off).toBe('Under repair.');
  expect(body).not.toMatch(/<link[^>]*mf-public/);
});

describe('a page on which secrets are typed', () => {
  test.each(['/login', '/Login/', '/login?from=%2F'])('%s is a document without any remote [12.160]', async (url) => {
    const { body, headers } = await app.inject({ url, headers: { host: 'localhost:4321' } });
    const composition = compositionIn(body);
    expect(composition).toMatchObject({ alone: true, remotes: {}, shell: { hash: aShellRelease().hash } });
    // The id is that of the whole composition, for support.
    expect(composition.id).toBe(compositionIn((await app.inject('/')).body).id);
    expect(body).not.toContain('mf-public');
    const policy = String(headers['content-security-policy']);
    const ofShell = 'portal.example/releases/shell/ localhost:4321/releases/shell/';
    expect(policy).toContain(`; script-src ${ofShell}; style-src ${ofShell}; `);
    expect(headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    });
  });

  test.each([
    ["evil.example; script-src 'unsafe-inline'", 'portal.example/releases/shell/'],
    ['[::1]:8080', 'portal.example/releases/shell/'],
    ['portal.example', 'portal.example/releases/shell/'],
  ])('a request for the host "%s" adds nothing else to the policy', async (host, sources) => {
    const { headers } = await app.inject({ url: '/login', headers: { host } });
    expect(headers['content-security-policy']).toContain(`; script-src ${sources};`);
  });

  test('every other page keeps its remotes and is isolated as before', async () => {
    const { body, headers } = await app.inject('/404');
    expect(compositionIn(body)).not.toHaveProperty('alone');
    expect(Object.keys(compositionIn(body).remotes)).toEqual(['mf-public']);
    expect(headers).not.toHaveProperty('cross-origin-embedder-policy');
  });
});

import { testPortal } from '../../../test/portal';
import { contentSecurityPolicy, pageHeaders, tileSource } from './security-headers';

const TILES = 'https://{s}.tiles.example/{z}/{x}/{y}.png';

test('the policy allows nothing inline, no eval and no other origin but the tiles [11.12.4]', () => {
  const policy = contentSecurityPolicy({ hasWorkers: true, tileUrl: TILES });
  expect(policy).not.toMatch(/unsafe|\*(?!\.tiles)/);
  expect(policy).toContain(`script-src 'self';`);
  expect(policy).toContain(`style-src 'self';`);
  expect(policy).toContain(`worker-src 'self';`);
  expect(policy).toContain(`img-src 'self' data: blob: https://*.tiles.example;`);
});

test('a page whose code is limited has no workers', () => {
  expect(contentSecurityPolicy({ code: 'portal.example/releases/shell/' })).toContain(`worker-src 'none';`);
});

test.each([
  ['https://{s}.tiles.example/{z}/{x}/{y}.png', 'https://*.tiles.example'],
  ['https://tiles.example:8443/{z}/{x}/{y}.png?key=1', 'https://tiles.example:8443'],
  ['/tiles/{z}/{x}/{y}.png', ''],
  ['', ''],
])('tiles from %s need the source "%s"', (url, source) => {
  expect(tileSource(url)).toBe(source);
});

test.each([
  ['/', 'strict-origin-when-cross-origin'],
  ['/change-password', 'no-referrer'],
  ['/change-password/secret', 'no-referrer'],
  ['/Change-Password/secret', 'no-referrer'],
  ['/change-passwords', 'strict-origin-when-cross-origin'],
])('the referrer policy of %s is %s [11.4.3]', (path, policy) => {
  expect(pageHeaders(path, TILES)['referrer-policy']).toBe(policy);
});

describe('the headers of every response', () => {
  const HEADERS = {
    'cache-control': 'no-store',
    'content-security-policy': `default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy':
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), midi=(), display-capture=()',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    'x-xss-protection': '0',
  };
  const [portal, plain] = [testPortal(), testPortal({ publicUrl: 'http://portal.example' })];

  test.each(['/healthz', '/readyz', '/api/types/qa-tests', '/api/no-such-call', '/api/types/%zz'])(
    '%s',
    async (url) => {
      expect((await portal.get(url)).headers).toMatchObject(HEADERS);
    },
  );

  test('a refusal of what may be kept is not kept', async () => {
    const answer = await portal.inject({ url: '/robots.txt', headers: { 'service-worker': 'script' } });
    expect(answer.statusCode).toBe(403);
    expect(answer.headers).toMatchObject(HEADERS);
  });

  test('HTTPS is asked for where it is used', async () => {
    const asked = await Promise.all([portal, plain].map(async ({ get }) => (await get('/healthz')).headers));
    expect(asked.map((headers) => headers['strict-transport-security'])).toEqual([
      'max-age=31536000; includeSubDomains',
      undefined,
    ]);
  });
});

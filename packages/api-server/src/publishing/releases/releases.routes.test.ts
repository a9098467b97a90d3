import { Readable } from 'node:stream';
import Fastify from 'fastify';
import type { Releases } from './open-releases';
import { CONTENTS, aRemoteRelease } from './releases.fixture';
import { releaseRoutes } from './releases.routes';

const RELEASE = aRemoteRelease();
const ROOT = `/releases/${RELEASE.name}/${RELEASE.hash}`;

const releases: Releases = {
  current: async () => ({ shell: null, remotes: [RELEASE], off: {}, shares: [] }),
  find: async (name, hash) => (name === RELEASE.name && hash === RELEASE.hash ? RELEASE : null),
  open: async ({ path }) => (path in CONTENTS ? Readable.from(CONTENTS[path as keyof typeof CONTENTS]) : null),
};

const app = Fastify();
beforeAll(() => releaseRoutes(app, releases));
afterAll(() => app.close());

test('a file is served with its type, cached permanently, and for this portal only', async () => {
  const { statusCode, headers, body } = await app.inject(`${ROOT}/entry.js`);
  expect([statusCode, body]).toEqual([200, 'entry()']);
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'content-length': '7',
    vary: 'accept-encoding',
  });
  expect(headers).not.toHaveProperty('content-encoding');
});

test('a browser that accepts brotli gets the compressed form of the build', async () => {
  const packed = CONTENTS['entry.js.br'];
  const { headers, rawPayload } = await app.inject({
    url: `${ROOT}/entry.js`,
    headers: { 'accept-encoding': 'gzip, br' },
  });
  expect(rawPayload).toEqual(packed);
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'text/javascript; charset=utf-8',
    'content-length': String(packed.length),
  });
});

test('the file itself is sent if its compressed form is lost', async () => {
  jest
    .spyOn(releases, 'open')
    .mockImplementation(async ({ path }) => (path === 'entry.js' ? Readable.from('entry()') : null));
  const { headers, body } = await app.inject({ url: `${ROOT}/entry.js`, headers: { 'accept-encoding': 'br' } });
  expect([body, headers['content-length']]).toEqual(['entry()', '7']);
  expect(headers).not.toHaveProperty('content-encoding');
  expect(headers.etag).toBe(`"${RELEASE.files['entry.js']?.integrity}"`);
});

test('a file that the disk cut short breaks off, so that no browser waits for the rest', async () => {
  jest.spyOn(releases, 'open').mockResolvedValue(Readable.from('entr'));
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const answer = await fetch(`${address}${ROOT}/entry.js`, { headers: { 'accept-encoding': 'identity' } });
  await expect(answer.text()).rejects.toThrow('terminated');
});

test('a valid cached copy is not sent again, in any form', async () => {
  const url = `${ROOT}/entry.js`;
  for (const encoding of ['br', 'identity']) {
    const headers = { 'accept-encoding': encoding };
    const { etag } = (await app.inject({ url, headers })).headers;
    const again = await app.inject({ url, headers: { ...headers, 'if-none-match': String(etag) } });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
  }
  const other = await app.inject({ url, headers: { 'if-none-match': `"${RELEASE.files['home.js']?.integrity}"` } });
  expect([other.statusCode, other.body]).toEqual([200, 'entry()']);
});

test('a HEAD request has the headers of the file', async () => {
  const { statusCode, headers, body } = await app.inject({ method: 'HEAD', url: `${ROOT}/entry.js` });
  expect([statusCode, headers['content-length'], body]).toEqual([200, '7', '']);
});

test.each([
  ['a file that the release does not have', `${ROOT}/other.js`],
  ['a release that was never published', `/releases/${RELEASE.name}/3333333333333333/entry.js`],
  ['another part', `/releases/mf-admin/${RELEASE.hash}/entry.js`],
  ['a file outside', `${ROOT}/..%2f..%2fpackage.json`],
  ['a property of every object', `${ROOT}/constructor`],
  ['the folder itself', `${ROOT}/`],
])('%s is not found, and the answer is not cached', async (_why, url) => {
  const { statusCode, headers } = await app.inject(url);
  expect(statusCode).toBe(404);
  expect(headers['cache-control']).toBe('no-store');
});

import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { keptText, sendKeptText } from './kept-text';

const LONG = 'A certified facility. '.repeat(200);
const ETAG = `W/"${keptText(LONG).sha256}"`;

async function ask(content: string, headers: Record<string, string> = {}) {
  const app = Fastify();
  const text = keptText(content);
  app.get('/', (request, reply) =>
    sendKeptText(request, reply, { text, 'cache-control': 'public, no-cache', 'content-type': 'text/plain' }),
  );
  return app.inject({ method: 'GET', url: '/', headers });
}

const UNPACK: Record<string, (bytes: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  none: (bytes) => bytes,
};

test.each([
  ['br, gzip', 'br'],
  ['gzip, deflate, br;q=0.5', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['*;q=0', undefined],
  ['gzip, *;q=0', 'gzip'],
  ['identity', undefined],
  ['', undefined],
])('to a client that accepts "%s", a long text is sent as %s', async (accepted, encoding) => {
  const answer = await ask(LONG, { 'accept-encoding': accepted });
  expect(answer.headers).toMatchObject({ etag: ETAG, vary: 'accept-encoding', 'cache-control': 'public, no-cache' });
  expect(answer.headers['content-encoding']).toBe(encoding);
  expect(UNPACK[encoding ?? 'none']?.(answer.rawPayload).toString()).toBe(LONG);
});

test('a short text is sent as it is', async () => {
  const { headers, body } = await ask('Short', { 'accept-encoding': 'br' });
  expect([headers['content-encoding'], body]).toEqual([undefined, 'Short']);
});

test.each([
  ['its tag', ETAG, 304],
  ['the strong form of its tag', ETAG.slice(2), 304],
  ['any tag', '*', 304],
  ['its tag among others', `"other", ${ETAG}`, 304],
  ['the tag of another text', 'W/"other"', 200],
])('a client that sends %s gets %s', async (_what, tag, status) => {
  const answer = await ask(LONG, { 'if-none-match': tag });
  expect([answer.statusCode, answer.headers.etag]).toEqual([status, ETAG]);
  expect(answer.body === '').toBe(status === 304);
});

test('a compressed form is made once', async () => {
  const { compressed } = keptText(LONG);
  expect(await compressed('br')).toBe(await compressed('br'));
});

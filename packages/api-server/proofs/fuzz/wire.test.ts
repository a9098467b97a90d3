import { once } from 'node:events';
import { connect } from 'node:net';
import { addPerson, logIn } from '../../test/people';
import { testPortal } from '../../test/portal';
import { chanceOf, type Chance } from './chance';
import { problemOf } from './response-check';
import { SETTINGS } from './settings';

const portal = testPortal();
const { seed, requests } = SETTINGS;

/** One in this many requests is sent byte by byte. */
const BYTES = Math.ceil(requests / 8);

let port: number;
beforeAll(async () => {
  port = Number(new URL(await portal.listen()).port);
});

/** Silence of the server after which the sender closes the connection, ms. */
const SILENCE = 250;

/** The server's response to these bytes, until it closes the connection or falls silent. */
async function said(bytes: Buffer): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(Buffer.from(chunk)));
  // The server may close the connection before all is sent.
  socket.on('error', () => {});
  socket.setTimeout(SILENCE, () => socket.end());
  socket.write(bytes);
  await once(socket, 'close');
  return Buffer.concat(chunks).toString('latin1');
}

const BODY = '{"email":"ada@site.example","password":"x"}';
const HOST = 'host: portal.example\r\n';
const TYPE = 'content-type: application/json\r\n';
const LENGTH = `content-length: ${BODY.length}\r\n`;
const LOGIN = `POST /api/auth/login HTTP/1.1\r\n${HOST}${TYPE}`;
const get = (path: string, head = '') => `GET ${path} HTTP/1.1\r\n${HOST}${head}connection: close\r\n\r\n`;

/** Requests that only attack tools write. */
const ODD: readonly [what: string, bytes: string | Buffer][] = [
  ['nothing', ''],
  ['an empty line', '\r\n\r\n'],
  ['the beginning of an encrypted connection', Buffer.from('160301020001000200', 'hex')],
  ['another protocol', 'SSH-2.0-OpenSSH_9.2\r\n'],
  ['HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  ['a version that is none', `GET / HTTP/9.9\r\n${HOST}\r\n`],
  ['no host', 'GET /api/openapi.json HTTP/1.1\r\nconnection: close\r\n\r\n'],
  ['two hosts', `GET / HTTP/1.1\r\n${HOST}${HOST}\r\n`],
  ['an unknown method', `BREW /coffee HTTP/1.1\r\n${HOST}connection: close\r\n\r\n`],
  ['a tunnel', `CONNECT evil.example:443 HTTP/1.1\r\n${HOST}\r\n`],
  ['a trace', `TRACE /api/user/profile HTTP/1.1\r\n${HOST}connection: close\r\n\r\n`],
  ['an address of another server', get('http://evil.example/api/user/profile')],
  ['an address without a slash', get('api/user/profile')],
  ['an address with everything in it', get('//evil.example/%2e%2e/;a=b?c#d')],
  ['NUL in the address', get('/api/\0')],
  ['bytes that are no text in the address', Buffer.from(get('/api/types/\u00ff\u00fe'), 'latin1')],
  ['a path out of the releases', get('/releases/shell/0123456789abcdef/../../../../../etc/passwd')],
  ['the same, in disguise', get('/releases/shell/0123456789abcdef/%2e%2e%2f%2e%2e%2fetc%2fpasswd')],
  ['a head that is far too large', get('/', `x: ${'y'.repeat(100_000)}\r\n`)],
  ['far too many headers', get('/', 'x: y\r\n'.repeat(5000))],
  ['a header without a name', get('/', ': x\r\n')],
  ['a header over two lines', get('/', 'x: y\r\n z\r\n')],
  ['a bare line feed', 'GET / HTTP/1.1\nhost: x\n\n'],
  ['NUL in a header', get('/', 'x: a\0b\r\n')],
  ['a length that is no number', `${LOGIN}content-length: -1\r\n\r\n${BODY}`],
  ['a length beyond all numbers', `${LOGIN}content-length: 99999999999999999999\r\n\r\n${BODY}`],
  ['two lengths', `${LOGIN}${LENGTH}content-length: 5\r\n\r\n${BODY}`],
  ['a length and pieces', `${LOGIN}${LENGTH}transfer-encoding: chunked\r\n\r\n0\r\n\r\n${get('/api/user/profile')}`],
  ['pieces, said in an odd way', `${LOGIN}transfer-encoding: xchunked\r\n\r\n0\r\n\r\n`],
  ['pieces twice over', `${LOGIN}transfer-encoding: chunked, chunked\r\n\r\n0\r\n\r\n`],
  ['a piece whose size is none', `${LOGIN}transfer-encoding: chunked\r\n\r\nxyz\r\n${BODY}\r\n0\r\n\r\n`],
  ['a piece that is far too large', `${LOGIN}transfer-encoding: chunked\r\n\r\nfffffffffffffff\r\n${BODY}`],
  ['an extension of pieces without end', `${LOGIN}transfer-encoding: chunked\r\n\r\n1;${'x'.repeat(50_000)}\r\n{\r\n`],
  ['a body that ends early', `${LOGIN}content-length: 4000\r\n\r\n${BODY}`],
  ['more than the body', `${LOGIN}${LENGTH}\r\n${BODY}${BODY}${BODY}`],
  ['a question before the body', `${LOGIN}${LENGTH}expect: 100-continue\r\nconnection: close\r\n\r\n${BODY}`],
  ['an expectation that nobody knows', `${LOGIN}${LENGTH}expect: miracles\r\nconnection: close\r\n\r\n${BODY}`],
  ['a wish for another protocol', get('/', 'connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-key: x\r\n')],
  ['ten thousand requests at once', get('/healthz').replace('connection: close\r\n', '').repeat(10_000)],
];

/** Statuses of all responses in the received text. */
const statuses = (text: string) => [...text.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status));

/** Problems of a response. */
function wrongWith(text: string, bytes: string | Buffer): string | undefined {
  const failed = statuses(text).find((status) => status >= 500 && status !== 503);
  if (failed) return `answered ${failed}`;
  // Responses to bytes that are not a request have no envelope and disclose next to nothing.
  const headers = { 'x-content-type-options': 'nosniff' };
  return problemOf({ statusCode: 200, headers, body: text }, { method: 'GET', url: '', payload: Buffer.from(bytes) });
}

const faults = () => portal.logged.filter((line) => /"level":[56]0/.test(line));

/** Other clients are not affected. */
async function isServing() {
  const { status } = await fetch(`http://127.0.0.1:${port}/healthz`);
  return status === 200;
}

test('the answer to a request smuggled behind another is not disclosed', async () => {
  await addPerson(portal);
  const { access_token } = await logIn(portal);
  const hidden = `GET /api/user/profile HTTP/1.1\r\n${HOST}authorization: Bearer ${access_token}\r\n\r\n`;
  const both = `${LOGIN}content-length: ${hidden.length}\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`;
  expect(await said(Buffer.from(both))).not.toContain('ada@site.example');
});

test.each(ODD)('%s: the server answers or hangs up, and keeps serving other clients', async (_what, bytes) => {
  const text = await said(Buffer.from(bytes));
  expect(wrongWith(text, bytes)).toBeUndefined();
  expect(faults()).toEqual([]);
  expect(await isServing()).toBe(true);
});

/** Bytes of valid requests. */
function damaged(chance: Chance): Buffer {
  const bytes = Buffer.from(
    chance.pick([`${LOGIN}${LENGTH}\r\n${BODY}`, get('/api/national-facility/certified'), get('/')]),
  );
  for (let times = chance.between(1, 6); times > 0; times -= 1)
    bytes[chance.between(0, bytes.length - 1)] = chance.weigh([
      [3, chance.between(0, 255)],
      [1, 10],
      [1, 13],
      [1, 0],
      [1, 58],
    ]);
  return chance.happens(0.2) ? bytes.subarray(0, chance.between(0, bytes.length)) : bytes;
}

test(`${BYTES} requests with broken bytes: the server answers or hangs up, and fails on none`, async () => {
  const wrong: string[] = [];
  const all = Array.from({ length: BYTES }, (_, number) => number);
  const one = async (number: number) => {
    const bytes = damaged(chanceOf(`${seed}.wire.${number}`));
    const problem = wrongWith(await said(bytes), bytes);
    if (problem) wrong.push(`${problem}\n${JSON.stringify(bytes.toString('latin1'))}`);
  };
  for (let at = 0; at < BYTES; at += 20) await Promise.all(all.slice(at, at + 20).map(one));
  expect(wrong.join('\n\n')).toBe('');
  expect(faults()).toEqual([]);
  expect(await isServing()).toBe(true);
}, 600_000);

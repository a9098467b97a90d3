import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { appOn } from '../../../test/app';
import { testPortal } from '../../../test/portal';
import type { App } from '../process/app-types';

const portal = testPortal();

let app: App;
let port: number;
beforeEach(async () => {
  app = await appOn(portal.context);
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterEach(() => app.close());

/** A connection, and all data received over it. */
async function connected() {
  const socket: Socket = connect(port, '127.0.0.1');
  const response = { text: '' };
  socket.on('data', (chunk) => (response.text += chunk.toString()));
  socket.on('error', () => {});
  await once(socket, 'connect');
  return { socket, response, ended: once(socket, 'close') };
}

async function untilHeard(response: { text: string }, words: RegExp) {
  for (let left = 12_000; left > 0 && !words.test(response.text); left -= 1) await pause(10);
  expect(response.text).toMatch(words);
}

const ASK = 'GET /healthz HTTP/1.1\r\nhost: portal.example\r\n\r\n';
const BODY = JSON.stringify({ email: 'nobody@site.example', password: 'wrong-password' });
const HEAD = `POST /api/auth/login HTTP/1.1\r\nhost: portal.example\r\ncontent-type: application/json\r\ncontent-length: ${BODY.length}\r\n\r\n`;

/** A client that has sent half of a request, which the server has begun to read. */
async function askedByHalf() {
  const isSeen = once(app.server, 'request');
  const slow = await connected();
  slow.socket.write(HEAD + BODY.slice(0, 10));
  await isSeen;
  return slow;
}

test('a request that is arriving when the server stops is answered, and its connection then closes', async () => {
  const slow = await askedByHalf();
  const closing = app.close();
  await pause(200);
  slow.socket.write(BODY.slice(10));
  await Promise.all([closing, slow.ended]);
  expect(slow.response.text).toMatch(/^HTTP\/1\.1 401 /);
  expect(slow.response.text).toMatch(/^connection: close/im);
});

test('requests after the stop are refused', async () => {
  const slow = await askedByHalf();
  const closing = app.close();
  while (app.server.listening) await pause(5);
  const late = connect(port, '127.0.0.1');
  const [error] = await once(late, 'error');
  expect(error).toMatchObject({ code: 'ECONNREFUSED' });
  slow.socket.write(BODY.slice(10));
  await closing;
});

test('a connection that waits for the next request is closed at once', async () => {
  const idle = await connected();
  idle.socket.write(ASK);
  await untilHeard(idle.response, /alive/);
  await Promise.all([app.close(), idle.ended]);
  expect(idle.response.text.match(/HTTP\/1\.1/g)).toHaveLength(1);
});

test('a connection without a request does not delay the stop', async () => {
  const silent = await connected();
  await Promise.all([app.close(), silent.ended]);
  expect(silent.response.text).toBe('');
});

test('a request that was answered before it had arrived completely does not delay the stop', async () => {
  const refused = await connected();
  refused.socket.write(
    'POST /api/files HTTP/1.1\r\nhost: portal.example\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 9000\r\n\r\n--x',
  );
  await untilHeard(refused.response, /^HTTP\/1\.1 401 /);
  await Promise.all([app.close(), refused.ended]);
  expect(refused.response.text.match(/HTTP\/1\.1/g)).toHaveLength(1);
});

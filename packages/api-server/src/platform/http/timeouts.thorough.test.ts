import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { appOn } from '../../../test/app';
import { testPortal } from '../../../test/portal';
import type { App } from '../process/app-types';

const portal = testPortal();
const SHORT = { head: 300, request: 600, silence: 1200, look: 100 };

let app: App;
let port: number;
beforeAll(async () => {
  app = await appOn(portal.context, { timeouts: SHORT });
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(() => app.close());

const HEAD = 'POST /api/contact HTTP/1.1\r\nhost: portal.example\r\ncontent-type: application/json\r\n';
const UPLOAD = 'POST /api/files HTTP/1.1\r\nhost: portal.example\r\ncontent-type: multipart/form-data; boundary=x\r\n';

/** Sends a few bytes again and again, and never completes. */
function drip(socket: Socket, bit: string) {
  const timer = setInterval(() => socket.write(bit), 50);
  socket.once('close', () => clearInterval(timer));
}

/** The server's response until it closes the connection. */
async function aResponse(begin: (socket: Socket) => void): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.on('data', (chunk) => (text += chunk.toString()));
  // A connection that is cut off while still writing ends with an error.
  socket.on('error', () => {});
  await once(socket, 'connect');
  begin(socket);
  await once(socket, 'close');
  return text;
}

test.each<[what: string, begin: (socket: Socket) => void, answer: RegExp]>([
  ['sends nothing', () => {}, /^(HTTP\/1\.1 408 |$)/],
  [
    'never ends the head',
    (socket) => (socket.write('GET / HTTP/1.1\r\n'), drip(socket, 'x: y\r\n')),
    /^HTTP\/1\.1 408 /,
  ],
  [
    'never ends a body',
    (socket) => (socket.write(`${HEAD}content-length: 9000\r\n\r\n{`), drip(socket, ' ')),
    /^HTTP\/1\.1 4\d\d /,
  ],
  [
    'never ends a body in pieces',
    (socket) => (socket.write(`${HEAD}transfer-encoding: chunked\r\n\r\n`), drip(socket, '1\r\n \r\n')),
    /^HTTP\/1\.1 4\d\d /,
  ],
  [
    'goes on with an upload that was refused',
    (socket) => (socket.write(`${UPLOAD}transfer-encoding: chunked\r\n\r\n`), drip(socket, '1\r\n \r\n')),
    /^HTTP\/1\.1 401 /,
  ],
  [
    'stops in the middle of a body',
    (socket) => socket.write(`${HEAD}content-length: 9000\r\n\r\n{`),
    /^HTTP\/1\.1 4\d\d |^$/,
  ],
])('a client that %s is cut off, and all others are served', async (_what, begin, answer) => {
  expect(await aResponse(begin)).toMatch(answer);
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  expect(portal.logged.filter((line) => /"level":[56]0/.test(line))).toEqual([]);
});

test('a connection is closed when its client does not read the answer', async () => {
  const socket = connect(port, '127.0.0.1');
  const closed = once(socket, 'close');
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.pause();
  // Far more than the buffers on the way hold.
  for (let asked = 0; asked < 3000; asked += 1)
    socket.write('GET /api/lidar/channels/categories HTTP/1.1\r\nhost: portal.example\r\n\r\n');
  await new Promise((resolve) => setTimeout(resolve, 4 * SHORT.silence));
  // The data that was sent before is read only now, and then the end.
  socket.resume();
  await closed;
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
}, 300_000);

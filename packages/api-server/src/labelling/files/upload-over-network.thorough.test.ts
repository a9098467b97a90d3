import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { aPdf, heldFiles, multipartOf, MULTIPART_TYPE } from '../../../test/files';
import { addPerson, enter } from '../../../test/people';
import { testPortal } from '../../../test/portal';

const portal = testPortal();
const NOTHING = { rows: 0, stored: 0, incoming: 0 };
const MB = 1024 * 1024;

let address: string;
let token: string;
beforeAll(async () => {
  address = await portal.listen();
});
beforeEach(async () => {
  await addPerson(portal);
  ({ access_token: token } = await enter(portal));
});

const send = async (body: Buffer) => {
  const headers = { 'content-type': MULTIPART_TYPE, authorization: `Bearer ${token}` };
  const answer = await fetch(`${address}/api/files`, { method: 'POST', headers, body: new Uint8Array(body) });
  return { status: answer.status, body: (await answer.json()) as { msg: string } };
};
const pdf = (bytes: number) => ({ name: 'a.pdf', content: aPdf(bytes) });

const failures = () => portal.logged.filter((line) => /"level":(40|50)/.test(line));

/** Polls until a condition is true. */
async function soon(what: () => Promise<boolean>) {
  for (let tries = 0; tries < 6000 && !(await what()); tries += 1) await wait(20);
}

test('consecutive uploads work on one connection', async () => {
  for (const size of [1000, 3 * MB, 20 * MB]) expect((await send(multipartOf([pdf(size)]))).status).toBe(200);
  expect(await heldFiles(portal)).toEqual({ rows: 3, stored: 3, incoming: 0 });
});

test.each<[what: string, body: () => Buffer, status: number]>([
  ['that is far too large', () => multipartOf([pdf(60 * MB)]), 413],
  ['after a field', () => multipartOf([{ field: 'note', content: 'x' }, pdf(20 * MB)]), 422],
  ['for the second time', () => multipartOf([pdf(5 * MB), pdf(20 * MB)]), 422],
])(
  'a client sending a file %s receives the refusal and can continue on the connection',
  async (_what, body, status) => {
    expect((await send(body())).status).toBe(status);
    expect(await heldFiles(portal)).toEqual(NOTHING);
    expect((await send(multipartOf([pdf(1000)]))).status).toBe(200);
  },
);

test('a client over its limit or without access receives the refusal although the body was not read', async () => {
  for (let n = 1; n <= 30; n += 1) await send(multipartOf([]));
  expect((await send(multipartOf([pdf(20 * MB)]))).status).toBe(429);
  token = 'not.a.token';
  expect((await send(multipartOf([pdf(20 * MB)]))).status).toBe(401);
  expect(await heldFiles(portal)).toEqual(NOTHING);
});

test('a client disconnecting during an upload leaves nothing behind', async () => {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  const head = `POST /api/files HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\ncontent-type: ${MULTIPART_TYPE}\r\ncontent-length: ${10 * MB}\r\n\r\n`;
  socket.write(head);
  socket.write(multipartOf([pdf(5 * MB)]).subarray(0, 3 * MB));
  await soon(async () => (await heldFiles(portal)).incoming === 1);
  expect(await heldFiles(portal)).toEqual({ ...NOTHING, incoming: 1 });
  socket.destroy();
  await soon(async () => (await heldFiles(portal)).incoming === 0);
  expect(await heldFiles(portal)).toEqual(NOTHING);
  expect(failures()).toEqual([]);
});

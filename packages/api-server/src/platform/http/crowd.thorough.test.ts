import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { appOn } from '../../../test/app';
import { testPortal } from '../../../test/portal';
import { aRemoteRelease, aShellRelease } from '../../publishing/releases/releases.fixture';
import { openReleases } from '../../publishing/releases/open-releases';
import type { App } from '../process/app-types';

const portal = testPortal();

/** Length of the queue for the database, and its delay, ms. */
let queue = { length: 0, delay: 0 };

const current = async () => ({ shell: aShellRelease(), remotes: [aRemoteRelease()], off: {}, shares: [] });

const sockets: Socket[] = [];
let app: App;
let port: number;
beforeAll(async () => {
  const asked = { length: () => queue.length, delay: () => queue.delay, hasServed: () => false };
  // A request counts until it is answered, however slow the machine is; a network stays known for the whole test.
  const sources = { countedFor: 2 ** 30, activeFor: 2 ** 30 };
  const { db, releaseFiles: files, now } = portal.context;
  const releases = { ...openReleases({ db, files, now }), current };
  app = await appOn(portal.context, { releases, limits: { queue: asked, sources } });
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
});
beforeEach(() => {
  queue = { length: 0, delay: 0 };
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});
afterAll(() => app.close());

/** The addresses that the machine has for itself are networks of their own. */
const GUESSER = '127.0.0.2';
const BYSTANDER = '127.0.0.3';

const BODY = JSON.stringify({ email: 'nobody@site.example', password: 'wrong-password' });
const LOGIN = `POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${BODY.length}\r\n\r\n`;

interface Connection {
  socket: Socket;
  heard: string;
}

/** A connection that has sent this, and collects the answers. */
async function say(text: string, localAddress: string): Promise<Connection> {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  sockets.push(socket);
  const connection = { socket, heard: '' };
  socket.on('data', (chunk) => (connection.heard += chunk.toString('latin1')));
  await once(socket, 'connect');
  socket.write(text);
  return connection;
}

async function until(isTrue: () => boolean) {
  while (!isTrue()) {
    await new Promise((resolve) => {
      setTimeout(resolve, 5);
    });
  }
}

const statusesIn = ({ heard }: Connection) => Array.from(heard.matchAll(/HTTP\/1\.1 (\d+)/g), ([, status]) => status);

async function visit(path: string, from = BYSTANDER) {
  const connection = await say(`GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`, from);
  await once(connection.socket, 'close');
  return connection.heard;
}

/** Does something that makes so many requests arrive, and waits until they have. */
async function arrivalOf<T>(count: number, ask: () => T): Promise<Awaited<T>> {
  let arrived = 0;
  const listen = () => (arrived += 1);
  app.server.on('request', listen);
  const asked = await ask();
  await until(() => arrived === count);
  app.server.off('request', listen);
  return asked;
}

/** Connections of one client, each with the head of a login whose body has not been sent. */
const crowd = (count: number) =>
  arrivalOf(count, () => Promise.all(Array.from({ length: count }, () => say(LOGIN, GUESSER))));

const PAGES = ['/api/national-facility/certified', '/api/installation', '/'];

test('forty connections of wrong logins, one after the other on each, leave the pages of others at 200 [12.311]', async () => {
  const connections = await crowd(40);
  const sendAll = (text: string) => connections.forEach(({ socket }) => socket.write(text));
  for (let round = 1; round <= 5; round += 1) {
    for (const path of PAGES) expect(await visit(path)).toMatch(/^HTTP\/1\.1 200 /);
    sendAll(BODY);
    await until(() => connections.every((connection) => statusesIn(connection).length === round));
    if (round < 5) await arrivalOf(40, () => sendAll(LOGIN));
  }
  // Nobody was refused for asking much: every login was looked at in its turn.
  expect(new Set(connections.flatMap(statusesIn))).toEqual(new Set(['401', '429']));
});

test('beyond the share and the queue of a network its requests are refused before their body is read', async () => {
  const connections = await crowd(200);
  const refused = () => connections.filter((connection) => statusesIn(connection).length === 1);
  await until(() => refused().length >= 116);
  expect(await visit('/')).toMatch(/^HTTP\/1\.1 200 /);
  for (const { heard } of refused()) expect(heard).toMatch(/^HTTP\/1\.1 503 [^]*retry-after: 5/i);
  // The others are looked at once their body comes.
  for (const connection of connections) if (statusesIn(connection).length === 0) connection.socket.write(BODY);
  await until(() => connections.every((connection) => statusesIn(connection).length === 1));
  expect(await visit('/', GUESSER)).toMatch(/^HTTP\/1\.1 200 /);
});

test('under overload those who ask most are refused first', async () => {
  await crowd(10);
  queue = { length: 20, delay: 500 };
  expect(await visit('/')).toMatch(/^HTTP\/1\.1 200 /);
  expect(await visit('/', GUESSER)).toMatch(/^HTTP\/1\.1 503 /);
});

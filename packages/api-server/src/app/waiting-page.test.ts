import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { waitingPage, type WaitingPage } from './waiting-page';

const HOST = '127.0.0.1';

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, HOST);
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

let origin: string;
let place: { port: number; host: string };
let waiting: WaitingPage;

beforeEach(async () => {
  place = { port: await freePort(), host: HOST };
  origin = `http://${HOST}:${place.port}`;
  waiting = waitingPage(place);
  await waiting.open();
});
afterEach(() => waiting.close());

test.each([['/'], ['/instruments/lidar/1?tab=quality'], ['/apis'], ['/favicon.ico']])(
  '%s: a page that says what it waits for, and loads itself again with and without scripts',
  async (path) => {
    const answer = await fetch(origin + path);
    const page = await answer.text();
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(page).toContain('The portal is starting');
    expect(page).toContain('location.reload()');
    expect(page).toContain('<noscript><meta http-equiv="refresh" content="2"></noscript>');
  },
);

test('its policy allows its own styles and script, questions to its server, and nothing else', async () => {
  const answer = await fetch(origin);
  const page = await answer.text();
  const hashOf = (element: string) => {
    const [, text = ''] = new RegExp(`<${element}>(.*)</${element}>`, 's').exec(page) ?? [];
    return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  };
  const policy = answer.headers.get('content-security-policy') ?? '';
  const sources = policy
    .split('; ')
    .filter((source) => !/^(base-uri|form-action|frame-ancestors) 'none'$/.test(source));
  expect(sources).toEqual([
    `default-src 'none'`,
    `style-src ${hashOf('style')}`,
    `script-src ${hashOf('script')}`,
    `connect-src 'self'`,
  ]);
});

test.each([
  ['GET', '/api'],
  ['GET', '/api/national-facility'],
  ['POST', '/api/user/login'],
])('%s %s is refused in the envelope of the API', async (method, path) => {
  const answer = await fetch(origin + path, { method });
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await answer.json()).toMatchObject({ code: expect.any(Number), msg: expect.stringContaining('is starting') });
});

test('the process lives, and is not ready', async () => {
  const [health, ready] = [await fetch(`${origin}/healthz`), await fetch(`${origin}/readyz`)];
  expect([health.status, await health.json()]).toEqual([200, { status: 'starting' }]);
  expect([ready.status, await ready.json()]).toEqual([503, { status: 'not ready' }]);
});

test('once it is closed the port is free at once, and a client that is connected is answered', async () => {
  const client = connect(place);
  await once(client, 'connect');
  await (await fetch(origin)).text();
  waiting.close();
  const portal = createServer((_request, response) => response.end('the portal')).listen(place);
  await once(portal, 'listening');
  expect(await (await fetch(origin)).text()).toBe('the portal');
  client.write('GET / HTTP/1.1\r\nhost: portal.example\r\n\r\n');
  expect(String((await once(client, 'data'))[0])).toMatch(/^HTTP\/1\.1 503 /);
  client.destroy();
  portal.closeAllConnections();
  await new Promise((resolve) => portal.close(resolve));
});

test('a port that another program uses is left to it, for the portal to report', async () => {
  const late = waitingPage(place);
  await late.open();
  late.close();
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
});

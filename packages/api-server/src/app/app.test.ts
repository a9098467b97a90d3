import { testPortal } from '../../test/portal';
import { publishBuilt } from '../publishing/releases/publish-built.service';
import { aBuiltFolder, aRemoteRelease, aShellRelease } from '../publishing/releases/releases.fixture';
import { CALLS } from './calls';

const portal = testPortal();

test('an unknown call is refused in the envelope of the API [11.2.8]', async () => {
  const answer = await portal.get('/api/no-such-call');
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toEqual({ code: 1002, msg: 'Resource not found!', message: 'Resource not found!' });
});

test('the documentation names every call, with its fields and its rights', async () => {
  const { paths } = (await portal.get('/api/openapi.json')).json();
  const documented = Object.entries<object>(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
  );
  expect(documented.toSorted()).toEqual(CALLS.map(({ call }) => call).toSorted());
  const login = paths['/auth/login'].post.requestBody.content['application/json'].schema;
  expect(login.required.toSorted()).toEqual(['email', 'password']);
  expect(login).not.toHaveProperty('default');
  expect(paths['/user/profile'].get.security).toEqual([{ bearer: [] }]);
  expect(paths['/national-facility/certified'].get.security).toBeUndefined();
});

test('the documentation can be read, on a page that runs nothing', async () => {
  const { statusCode, headers, body } = await portal.get('/api/docs');
  expect(statusCode).toBe(200);
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'/);
  for (const { call } of CALLS) expect(body).toContain(call.replaceAll(/:(\w+)/g, '{$1}'));
  expect(body).toContain('at most 32 characters');
});

test('the server says that it lives and that it is ready', async () => {
  expect((await portal.get('/healthz')).json()).toEqual({ status: 'alive' });
  expect((await portal.get('/readyz')).json()).toEqual({ status: 'ready' });
});

test('malformed JSON is refused in words, without a stack [11.10.2, 11.10.4]', async () => {
  const answer = await portal.post('/api/auth/login', '{"email":', 'application/json');
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual({ code: 1000, msg: 'The request is malformed.', message: 'The request is malformed.' });
});

test.each(['text/plain', 'text/plain; charset=utf-8', 'text/xml', 'application/x-www-form-urlencoded', ''])(
  'content that is no JSON is refused as such, whatever is in it: "%s"',
  async (type) => {
    const { statusCode, json } = await portal.post('/api/contact', '{"message":"x"}', type);
    expect([statusCode, json().msg]).toEqual([415, 'This kind of content is not accepted.']);
  },
);

test('too much content is refused', async () => {
  expect(
    (await portal.post('/api/auth/login', JSON.stringify({ email: 'x'.repeat(1_000_001) }), 'application/json'))
      .statusCode,
  ).toBe(413);
});

test.each<[what: string, path: string]>([
  ['with a sign that stands for nothing', 'types/%zz'],
  ['with bytes that are no text', 'lidar/system/%F0%28'],
  ['with an id that is far too long', `files/${'x'.repeat(6000)}`],
])('an address %s is refused like everything else, and not repeated', async (_what, path) => {
  const { statusCode, headers, json } = await portal.get(`/api/${path}`);
  expect(statusCode).toBe(400);
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
  expect(json()).toEqual({ code: 1000, msg: 'The request is malformed.', message: 'The request is malformed.' });
});

test.each(['/%zz', '/%E0%A4%A', '/caf%E9?search=%zz', '/apis/%zz'])(
  'a page whose address cannot be read, %s, is not found like any other that does not exist',
  async (path) => {
    await publishBuilt(portal.context, [aBuiltFolder(aShellRelease()), aBuiltFolder(aRemoteRelease())]);
    const parts = ({ statusCode, headers, body }: Awaited<ReturnType<typeof portal.get>>) => ({
      statusCode,
      type: headers['content-type'],
      policy: headers['content-security-policy'],
      title: /<title>.*<\/title>/.exec(body)?.[0],
    });
    const unreadable = parts(await portal.get(path, { accept: 'text/html' }));
    expect(unreadable).toEqual(parts(await portal.get('/nowhere', { accept: 'text/html' })));
    expect(unreadable).toMatchObject({ statusCode: 404, title: expect.stringContaining('Page not found') });
  },
);

test('a value that the database cannot store is refused, not a server failure', async () => {
  const body = JSON.stringify({ email: 'nul\u0000@site.example', password: 'x\u0000' });
  expect((await portal.post('/api/auth/login', body, 'application/json')).statusCode).toBeLessThan(500);
});

test('the log names routes, never addresses', async () => {
  await portal.get('/change-password/a-secret-link');
  await portal.get('/api/lidar/system/not-an-id?token=a-secret-link');
  expect(portal.logged.join('')).toContain('/lidar/system/:id');
  expect(portal.logged.join('')).not.toContain('a-secret-link');
});

test('pages and calls are compressed for clients that accept it', async () => {
  const { headers } = await portal.get('/api/openapi.json', { 'accept-encoding': 'br' });
  expect(headers['content-encoding']).toBe('br');
});

test.each<[path: string, encodings: string]>([
  ['/api/docs', 'br'],
  ['/api/openapi.json', 'gzip'],
  ['/api/openapi.json', 'identity'],
  ['/sitemap.xml', 'br'],
  ['/robots.txt', 'br'],
  ['/api/types/acceptance', 'br'],
])('HEAD of %s answers the headers of GET to a client that accepts %s', async (url, accepted) => {
  const ask = async (method: 'GET' | 'HEAD') => {
    const answer = await portal.inject({ method, url, headers: { 'accept-encoding': accepted } });
    // Each answer has its own id and time, and only GET has a body that could be chunked.
    const { 'x-request-id': _id, date: _date, 'transfer-encoding': _how, ...headers } = answer.headers;
    return { status: answer.statusCode, headers, body: answer.body };
  };
  expect(await ask('HEAD')).toEqual({ ...(await ask('GET')), body: '' });
});

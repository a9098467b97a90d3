import { Readable } from 'node:stream';
import type { ShellRelease } from '@portal/portal-contract';
import Fastify from 'fastify';
import { kitRoutes } from './kit.routes';
import { aShellRelease } from './releases.fixture';

const KIT = 'all of it';
const plain = aShellRelease();
const withKit = (hash: string) =>
  aShellRelease({ hash, files: { ...plain.files, 'kit.tgz': { integrity: `sha384-${hash}`, bytes: KIT.length } } });
const LIVE = withKit('4444444444444444');
const EARLIER = withKit('5555555555555555');
const LAPSED = withKit('6666666666666666');
const known = [LIVE, EARLIER, LAPSED, plain];

async function serving(shell: ShellRelease | null, mode: 'demo' | 'production' = 'production') {
  const app = Fastify();
  await kitRoutes(app, {
    settings: { mode, publicUrl: 'https://portal.example' },
    releases: {
      current: async () => ({ shell, remotes: [], off: {}, shares: [] }),
      find: async (name, hash) => (name === 'shell' ? (known.find((each) => each.hash === hash) ?? null) : null),
      open: async ({ hash, path }) => (path === 'kit.tgz' && hash !== LAPSED.hash ? Readable.from(KIT) : null),
    },
  });
  return app;
}

test('the page names the kit of the live shell by its content', async () => {
  const { statusCode, headers, body } = await (await serving(LIVE)).inject('/kit');
  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
  expect(body).toContain(`npm install https://portal.example/kit/${LIVE.hash}.tgz`);
});

test('"latest" redirects to it, without being cached', async () => {
  const { statusCode, headers } = await (await serving(LIVE)).inject('/kit/latest.tgz');
  expect([statusCode, headers.location]).toEqual([302, `/kit/${LIVE.hash}.tgz`]);
  expect(headers['cache-control']).toBe('no-store');
});

test.each([LIVE, EARLIER])('the kit of shell $hash is cached permanently', async ({ hash }) => {
  const { statusCode, headers, body } = await (await serving(LIVE)).inject(`/kit/${hash}.tgz`);
  expect([statusCode, body]).toEqual([200, KIT]);
  expect(headers).toMatchObject({
    'content-type': 'application/gzip',
    'content-length': String(KIT.length),
    'cache-control': 'public, max-age=31536000, immutable',
  });
});

test.each([
  ['a shell that was built without one', `/kit/${plain.hash}.tgz`],
  ['a shell whose files are no longer kept', `/kit/${LAPSED.hash}.tgz`],
  ['an unknown shell', '/kit/7777777777777777.tgz'],
  ['another file', '/kit/release.json'],
  ['a file outside', '/kit/..%2f..%2fpackage.json'],
])('%s has no kit: the answer says so and links to the present one', async (_why, url) => {
  const { statusCode, headers, body } = await (await serving(LIVE)).inject(url);
  expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
  expect(body).toContain('https://portal.example/kit names the current one');
});

test.each([
  ['/kit', plain],
  ['/kit', null],
  ['/kit/latest.tgz', plain],
])('if the live shell has none, %s says who can change that', async (url, shell) => {
  const { statusCode, body } = await (await serving(shell)).inject(url);
  expect(statusCode).toBe(404);
  expect(body).toContain('built without a kit. Its operators');
});

test.each(['/kit', '/kit/latest.tgz'])('a demonstration is built without one: %s says how to add it', async (url) => {
  const { statusCode, body } = await (await serving(plain, 'demo')).inject(url);
  expect(statusCode).toBe(404);
  expect(body).toContain('built without a kit. To add it to this demonstration, run “npx pnpm@12 build”');
});

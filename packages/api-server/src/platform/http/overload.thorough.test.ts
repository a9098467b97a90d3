import { appOn } from '../../../test/app';
import { testPortal } from '../../../test/portal';
import type { App } from '../process/app-types';

const portal = testPortal();
/** Length of the queue for the database, and its delay, ms. */
let queue = { length: 0, delay: 0 };
const FULL = { length: 20, delay: 500 };

const asked = { length: () => queue.length, delay: () => queue.delay, hasServed: () => false };

let app: App;
beforeAll(async () => {
  app = await appOn(portal.context, { limits: { queue: asked } });
});
beforeEach(() => {
  queue = { length: 0, delay: 0 };
});
afterAll(() => app.close());

const statusOf = async (url: string, of = app) => (await of.inject(url)).statusCode;

const WORDS = 'The portal is very busy at the moment. Please try again in a few seconds.';

test('calls beyond the capacity of the database are refused at once, in the envelope, with a retry time', async () => {
  queue = FULL;
  const { statusCode, headers, json } = await app.inject('/api/national-facility/certified');
  expect(statusCode).toBe(503);
  expect(headers).toMatchObject({ 'retry-after': '5', 'cache-control': expect.anything() });
  expect(json()).toEqual({ code: 1000, msg: WORDS, message: WORDS });
});

test('a page is refused with a sentence and its reference, and the browser requests it again', async () => {
  queue = FULL;
  const { statusCode, headers, body } = await app.inject('/contact');
  expect(statusCode).toBe(503);
  expect(headers).toMatchObject({ refresh: '5', 'retry-after': '5', 'content-type': 'text/plain; charset=utf-8' });
  expect(body).toBe(`${WORDS}\n\nReference: ${String(headers['x-request-id'])}`);
});

test.each<[what: string, url: string, status: number]>([
  ['health checks', '/healthz', 200],
  ['readiness', '/readyz', 200],
  ['files of releases', '/releases/none/none/none.js', 404],
])('%s are answered under overload too', async (_what, url, status) => {
  queue = FULL;
  expect((await app.inject(url)).statusCode).toBe(status);
});

test.each<[what: string, length: number, delay: number]>([
  ['few requests that wait long, as for one heavy query', 19, 9000],
  ['many requests that are served soon', 900, 499],
])('%s are not an overload', async (_what, length, delay) => {
  queue = { length, delay };
  expect(await statusOf('/api/national-facility/certified')).toBe(200);
});

test('many refusals are one line of the log, and none is an error', async () => {
  queue = FULL;
  for (let times = 0; times < 20; times += 1) await app.inject('/api/national-facility/certified');
  expect(portal.logged.filter((line) => line.includes('overloaded')).length).toBeLessThanOrEqual(1);
  expect(portal.logged.join('')).not.toContain('call failed');
});

test('while the process itself is late, calls and pages are refused, and health checks are not', async () => {
  const late = await appOn(portal.context, { limits: { latest: 50 } });
  let refused = 0;
  // The delay is evaluated once a second, as an average.
  for (const end = Date.now() + 60_000; Date.now() < end && refused === 0;) {
    for (const until = Date.now() + 150; Date.now() < until;);
    await new Promise((resolve) => setImmediate(resolve));
    if ((await statusOf('/api/national-facility/certified', late)) === 503) refused += 1;
  }
  expect(refused).toBe(1);
  expect(await statusOf('/contact', late)).toBe(503);
  expect(await statusOf('/healthz', late)).toBe(200);
  await late.close();
});

import { appOn } from '../../../test/app';
import { testPortal } from '../../../test/portal';
import type { App } from '../process/app-types';

const portal = testPortal();
const OWN = /^[0-9a-f]{12}$/;

const apps = new Map<number, App>();
beforeAll(async () => {
  for (const trustedProxies of [0, 1]) apps.set(trustedProxies, await appOn(portal.context, { trustedProxies }));
});
afterAll(() => Promise.all([...apps.values()].map((app) => app.close())));

/** The id in the response of a server behind this many proxies. */
async function idOf(trustedProxies: number, given?: string, url = '/api/no-such-call') {
  const headers = given === undefined ? {} : { 'x-request-id': given };
  const answer = await apps.get(trustedProxies)?.inject({ url, headers });
  return answer?.headers['x-request-id'];
}

test('a request has an id, which differs from that of the next one', async () => {
  const [one, other] = [await idOf(0), await idOf(0)];
  expect(one).toMatch(OWN);
  expect(other).not.toBe(one);
});

test.each<[what: string, proxies: number, given: string, expected: unknown]>([
  ['of a trusted proxy is used', 1, '0b1c-req:7f.3', '0b1c-req:7f.3'],
  ['of a visitor is not', 0, '0b1c-req:7f.3', expect.stringMatching(OWN)],
  ['that is too short is not', 1, 'a', expect.stringMatching(OWN)],
  ['that is too long is not', 1, 'a'.repeat(65), expect.stringMatching(OWN)],
  ['that could forge a line of the log is not', 1, 'abcdefgh","level":60', expect.stringMatching(OWN)],
])('an id %s', async (_what, proxies, given, expected) => {
  expect(await idOf(proxies, given)).toEqual(expected);
});

test.each(['/', '/healthz', '/api/types/%zz', '/releases/none/none/none.js'])(
  'the response to %s has one',
  async (url) => {
    expect(await idOf(0, undefined, url)).toMatch(OWN);
  },
);

test('the log contains the id of a request', async () => {
  const id = await idOf(0);
  const lines = portal.logged.map((line) => JSON.parse(line)).filter(({ reqId }) => reqId === id);
  expect(lines).toEqual([expect.objectContaining({ msg: 'answered', status: 404 })]);
});

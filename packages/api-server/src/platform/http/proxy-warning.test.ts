import { appOn } from '../../../test/app';
import { testPortal } from '../../../test/portal';

const portal = testPortal();

/** Lines about proxies after two requests through one. */
async function warningsWith(trustedProxies: number, headers: Record<string, string>) {
  const app = await appOn(portal.context, { trustedProxies });
  for (let n = 0; n < 2; n += 1) await app.inject({ url: '/api/national-facility/certified', headers });
  await app.close();
  return portal.logged.filter((line) => line.includes('TRUSTED_PROXIES'));
}

test.each<[what: string, proxies: number, headers: Record<string, string>, count: number]>([
  ['a proxy that the configuration does not mention is reported once', 0, { 'x-forwarded-for': '192.0.2.7' }, 1],
  ['a configured proxy is not', 1, { 'x-forwarded-for': '192.0.2.7' }, 0],
  ['a direct request is not', 0, {}, 0],
])('%s', async (_what, proxies, headers, count) => {
  expect(await warningsWith(proxies, headers)).toHaveLength(count);
});

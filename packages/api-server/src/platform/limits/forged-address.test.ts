import { appOn } from '../../../test/app';
import { testPortal } from '../../../test/portal';

const portal = testPortal();
const PROXY = '10.0.0.1';
const VISITOR = '192.0.2.7';

const MESSAGE = {
  first_name: 'Grace',
  last_name: 'Reader',
  email: 'grace@home.example',
  subject: 'A question',
  message: 'Is dust measured?',
};

/** The responses to six messages, five of which one network may send; `told` is the address that each one claims. */
async function answersOf(trustedProxies: number, told: (n: number) => string) {
  const app = await appOn(portal.context, { trustedProxies });
  const statuses: number[] = [];
  for (const n of [1, 2, 3, 4, 5, 6]) {
    const headers = { 'x-forwarded-for': told(n) };
    const sent = { method: 'POST', url: '/api/contact', payload: MESSAGE, remoteAddress: PROXY, headers } as const;
    statuses.push((await app.inject(sent)).statusCode);
  }
  await app.close();
  return statuses;
}

const ALL = [200, 200, 200, 200, 200, 200];
const FIVE = [200, 200, 200, 200, 200, 429];

test.each<[what: string, proxies: number, told: (n: number) => string, answers: number[]]>([
  ['without proxies, the address claimed by a visitor is ignored', 0, (n) => `192.0.2.${n}`, FIVE],
  ['the address from the proxy is used: different visitors', 1, (n) => `192.0.2.${n}`, ALL],
  ['the address from the proxy is used: one visitor', 1, () => VISITOR, FIVE],
  ['the address that a visitor sent to the proxy is ignored', 1, (n) => `198.51.100.${n}, ${VISITOR}`, FIVE],
])('%s', async (_what, proxies, told, answers) => {
  expect(await answersOf(proxies, told)).toEqual(answers);
});

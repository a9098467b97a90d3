import { addPerson, enter } from '../../../test/people';
import { testPortal } from '../../../test/portal';
import { CALLS, type Call } from '../../app/calls';

const portal = testPortal();

const nested = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;

/** Values for fields that expect a text. */
const VALUES: [what: string, json: string][] = [
  ['a number', '1e400'],
  ['null', 'null'],
  ['a list', '[[["x"]]]'],
  ['an object with names of its own kind', '{"toString":1,"valueOf":null,"constructor":{"prototype":{}},"length":-1}'],
  ['a text with NUL', '"a\\u0000@b.example"'],
  ['half of a character', '"\\ud800@b.example"'],
  ['a huge text', JSON.stringify(`${'@'.repeat(400_000)} x`)],
  ['deep nesting', nested(20_000)],
];

const FIELDS = [
  'email',
  'password',
  'confirm_password',
  'password_reset_hash',
  'first_name',
  'last_name',
  'subject',
  'message',
  'profile',
  'roles',
  '_id',
];

const everywhere = (json: string) => `{${FIELDS.map((field) => `"${field}":${json}`).join(',')}}`;
const inProfile = (json: string) => `{"profile":${everywhere(json)}}`;

const BODIES: [what: string, body: string][] = [
  ['no body', ''],
  ['a body that ends early', '{"a":'],
  ['a poisoned prototype', '{"__proto__":{"admin":true}}'],
  ...VALUES.flatMap(([what, json]): [string, string][] => [
    [`${what} as body`, json],
    [`${what} in every field`, everywhere(json)],
    [`${what} in a profile`, inProfile(json)],
  ]),
];

const ODD_IDS = ['%00', '%F0%28', '..%2f..%2fetc', "'%3B--", 'x'.repeat(5000), '%EF%BF%BF', 'constructor'];
const ODD_QUERIES = ['?start=%00', '?a[b]=1&a=2', '?__proto__=1', `?${'x=1&'.repeat(3000)}`];
const ODD_TOKENS = ['', 'null', 'a.b.c', '\u00ff\u00fe', 'e30.e30.', 'x'.repeat(8000)];

const [reads, writes] = [
  CALLS.map(({ call }) => call).filter((call) => call.startsWith('GET ')),
  CALLS.map(({ call }) => call).filter((call) => call.startsWith('POST ')),
];
const pathOf = (call: Call, id = 'x') => `/api${call.split(' ')[1]?.replaceAll(/:\w+/g, id)}`;

/** Requests that failed on the server; empty if each was refused or done. */
async function failures(requests: readonly [what: string, send: () => Promise<{ statusCode: number }>][]) {
  const answers: { what: string; status: number }[] = [];
  // One after the other, since an account may send only some files at a time.
  for (const [what, send] of requests) answers.push({ what, status: (await send()).statusCode });
  expect(answers).not.toHaveLength(0);
  return answers.filter(({ status }) => status >= 500);
}

describe.each(writes)('%s', (call) => {
  test.each(['a visitor', 'somebody logged in'])('never fails on input from %s', async (who) => {
    await addPerson(portal);
    const { access_token } = await enter(portal);
    const token = who === 'a visitor' ? undefined : access_token;
    const send = (body: string) => portal.post(pathOf(call), body, 'application/json', token);
    expect(await failures(BODIES.map(([what, body]) => [what, () => send(body)]))).toEqual([]);
  });
});

test.each(reads)('%s never fails on odd ids and queries', async (call) => {
  const urls = [...ODD_IDS.map((id) => pathOf(call, id)), ...ODD_QUERIES.map((query) => pathOf(call) + query)];
  expect(await failures(urls.map((url) => [url, () => portal.get(url)]))).toEqual([]);
});

test.each(CALLS.map(({ call }) => call))('%s never fails on an odd token', async (call) => {
  const send = (token: string) =>
    call.startsWith('GET ')
      ? portal.get(pathOf(call), { authorization: `Bearer ${token}` })
      : portal.post(pathOf(call), '{}', 'application/json', token);
  expect(await failures(ODD_TOKENS.map((token) => [token, () => send(token)]))).toEqual([]);
});

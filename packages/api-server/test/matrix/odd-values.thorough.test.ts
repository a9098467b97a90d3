import { CALLS, type Call } from '../../src/app/calls';
import { attemptsOf, type Attempt } from './attempts';
import { knock, tryOut } from './knock';
import type { SceneName } from './scenes';
import { build, trialPortal, type Fixture } from './fixture';

const portal = trialPortal();

const HUGE = 'x'.repeat(300_000);

/** Values that no form sends, for every field of a call. */
const VALUES: [what: string, value: unknown][] = [
  ['null', null],
  ['a number', 1e308],
  ['a negative number', -1],
  ['a huge text', HUGE],
  ['a text with NUL', 'a\0b'],
  ['half of a character', '\ud800'],
  ['a list', [[['x']]]],
  ['a list of the same', Array.from({ length: 2000 }, () => '6f1f3f0e-3b0e-4c38-9d53-0d2f4c9f7a11')],
  ['an object', { _id: { _id: 'x' }, toString: 1, length: -1 }],
  ['the name of what every object has', 'constructor'],
  ['an id of nothing', '6f1f3f0e-3b0e-4c38-9d53-0d2f4c9f7a11'],
  ['a day that is none', '2026-02-30'],
  ['markup', '<img src=x onerror=alert(1)>{{7*7}}\r\nBcc: all@site.example'],
];

const BODIES: [what: string, body: unknown][] = [
  ['a text as body', HUGE],
  ['a list as body', [1, [2]]],
  ['a number as body', 7],
];

/** Bodies with one value that no form sends. */
function oddOnes({ request }: Attempt): [string, unknown][] {
  const { body = {} } = request;
  const fields = Object.keys(body).flatMap((field) =>
    VALUES.map(([what, value]): [string, unknown] => [`${what} as ${field}`, { ...body, [field]: value }]),
  );
  return [...fields, ...BODIES];
}

/** The call as made by an actor who may make it; undefined if none may. */
function allowedIn(fixture: Fixture, call: Call): Attempt | undefined {
  const allowed = attemptsOf(fixture, call).filter(({ decision }) => decision.allowed);
  return allowed.find(({ actor }) => actor === 'an administrator') ?? allowed[0];
}

/** Requests on which the server failed; everything is rolled back. */
async function failures(fixture: Fixture, attempt: Attempt): Promise<string[]> {
  const failed: string[] = [];
  for (const [what, body] of oddOnes(attempt)) {
    const { status } = await tryOut(fixture, { ...attempt, request: { ...attempt.request, body: body as object } });
    if (status >= 500) failed.push(`${attempt.call}: ${what}: ${status}`);
  }
  return failed;
}

/** Calls that validate the same bodies as another one, or that are public and tested elsewhere. */
const LIKE_OTHERS =
  /\/auth\/|\/system\/edit\/|\/submit\/|-(?:feature|channel|general|data)-compliance|\/photometer-compliance/;
const WRITES = CALLS.map(({ call }) => call).filter((call) => call.startsWith('POST') && !LIKE_OTHERS.test(call));

/** Each call once, in the first scene in which it is allowed for at least one actor. */
const tried = new Set<Call>();

test.each<SceneName>(['draft', 'submitted', 'registered'])(
  '%s: the server does not fail on any values from an actor with the right',
  async (scene) => {
    const fixture = await build(portal, scene);
    const attempts = WRITES.filter((call) => !tried.has(call)).flatMap((call) => allowedIn(fixture, call) ?? []);
    const failed: string[] = [];
    for (const attempt of attempts) failed.push(...(await failures(fixture, attempt)));
    expect(failed).toEqual([]);
    expect(attempts).not.toHaveLength(0);
    for (const { call } of attempts) tried.add(call);
  },
  120_000,
);

/** Addresses with a longer query than a client sends, for allowed loads. */
const QUERIES = ['?start=-1', '?count=99999999', '?search=%00', '?start[]=1', '?search=%25%5C%27', '?from=x&to=1e999'];

test('no load fails on an odd query for actors with the right to make it', async () => {
  const fixture = await build(portal, 'evaluated: accepted');
  const failed: string[] = [];
  for (const { call } of CALLS.filter((one) => one.call.startsWith('GET'))) {
    const attempt = attemptsOf(fixture, call).find(({ actor }) => actor === 'an administrator');
    for (const query of QUERIES) {
      const status = attempt ? (await knock(fixture, attempt, query)).status : 500;
      if (status >= 500) failed.push(`${call}${query}: ${status}`);
    }
  }
  expect(failed).toEqual([]);
});

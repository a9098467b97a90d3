import { CALLS } from '../../src/app/calls';
import { rateLimits } from '../../src/platform/db/tables';
import { attemptsOf } from '../../test/matrix/attempts';
import { pathOf } from '../../test/matrix/knock';
import type { SceneName } from '../../test/matrix/scenes';
import { build, trialPortal, type Fixture } from '../../test/matrix/fixture';
import { chanceOf } from './chance';
import { makeCase, type FuzzCase } from './fuzz-case';
import { send } from './response-check';
import { operationsOf, type ApiDocument, type Operation } from './operations';
import { CHAPTER, SETTINGS } from './settings';
import { shown, shrink } from './shrink';
import { brokenRules } from './stored-rules';

const portal = trialPortal();
const { seed, requests, only } = SETTINGS;

const SCENES: SceneName[] = [
  'draft',
  'submitted',
  'preliminary report: conditionally',
  'submitted and evaluated',
  'evaluated: accepted',
  'registered',
];

const sceneOf = (chapter: number) => ({ chapter, scene: SCENES[chapter % SCENES.length] ?? ('draft' as const) });
const chapters = only
  ? [sceneOf(Number(only.split('.')[0]))]
  : Array.from({ length: Math.ceil(requests / CHAPTER) }, (_, chapter) => sceneOf(chapter));

async function operations(): Promise<Operation[]> {
  const document: ApiDocument = (await portal.get('/api/openapi.json')).json();
  return operationsOf(document);
}

test('the document describes every call', async () => {
  const described = (await operations()).map(({ call }) => call);
  expect(described.toSorted()).toEqual(CALLS.map(({ call }) => call).toSorted());
});

/** Clears the counts of the limits occasionally: refusals for too many requests would hide everything else. */
const FORGET_EVERY = 20;

/** A failure with the shortest request that reproduces it. */
async function told(one: FuzzCase, problem: string): Promise<string> {
  const beginning = problem.slice(0, 12);
  const simplest = await shrink(
    one,
    async (tried) => (await send(portal, tried)).problem?.startsWith(beginning) ?? false,
  );
  return `${problem}\n${shown(simplest)}`;
}

const isServerFault = (line: string) => /"level":(?:50|60)/.test(line);

/** Calls with a body or parameters are tried more often: more can go wrong in them. */
const weighed = (all: readonly Operation[]) =>
  all.map((one): [number, Operation] => [one.body || one.takesFiles ? 3 : 1, one]);

/** Sends a chapter of requests; returns the failures, and how often each status was received. */
async function sendAll(fixture: Fixture, chapter: number, all: readonly Operation[]) {
  const failures: string[] = [];
  const response = new Map<number, number>();
  for (let number = 0; number < CHAPTER; number += 1) {
    const name = `${chapter}.${number}`;
    if (only && only !== name) continue;
    if (number % FORGET_EVERY === 0) await portal.db.delete(rateLimits);
    const own = chanceOf(`${seed}.${name}`);
    const asked = await makeCase(fixture, own.weigh(weighed(all)), `${seed}.${name}`);
    portal.logged.length = 0;
    const { status, problem } = await send(portal, asked);
    const fault = problem ?? portal.logged.find(isServerFault);
    if (fault) failures.push(await told(asked, fault));
    response.set(status, (response.get(status) ?? 0) + 1);
  }
  return { failures, response };
}

/** Reads all records as a user with the rights for it; returns the calls that the server can no longer answer. */
async function brokenLoads(fixture: Fixture): Promise<string[]> {
  const broken: string[] = [];
  for (const { call } of CALLS.filter((one) => one.call.startsWith('GET '))) {
    const attempt = attemptsOf(fixture, call).find(({ actor }) => actor === 'an administrator');
    if (!attempt) continue;
    const url = `/api${pathOf(fixture, attempt)}`;
    const { statusCode } = await portal.get(url, {
      authorization: `Bearer ${fixture.people['another administrator'].access}`,
    });
    if (statusCode >= 500) broken.push(`${url}: ${statusCode}`);
  }
  return broken;
}

const inWords = (response: ReadonlyMap<number, number>) =>
  [...response]
    .toSorted(([a], [b]) => a - b)
    .map(([status, count]) => `${status}: ${count}`)
    .join(', ');

test.each(chapters)(
  'chapter $chapter ($scene): the server answers any request, discloses nothing and keeps its data consistent',
  async ({ chapter, scene }) => {
    const fixture = await build(portal, scene);
    const { failures, response } = await sendAll(fixture, chapter, await operations());
    process.stdout.write(`fuzz seed ${seed}, chapter ${chapter} (${scene}): ${inWords(response)}\n`);
    expect(failures.join('\n\n')).toBe('');
    expect(await brokenLoads(fixture)).toEqual([]);
    expect(await brokenRules(portal)).toEqual([]);
    // A fuzzer whose requests are all refused proves nothing.
    const done = [...response].reduce((sum, [status, count]) => (status < 300 ? sum + count : sum), 0);
    expect(done).toBeGreaterThanOrEqual(only ? 0 : CHAPTER / 16);
  },
  300_000,
);

import { inBatches } from '../../src/publishing/releases/in-batches';
import { fingerprint } from '../stored';
import { attemptsOf, type Attempt } from './attempts';
import { countCells } from './count-cells';
import { knock, tryOut, type ApiResponse } from './knock';
import type { Fixture } from './fixture';
import type { Call } from '../../src/app/calls';

/** An attempt and its response. */
export interface Tried {
  attempt: Attempt;
  response: ApiResponse;
}

/** Statuses of invalid values: they are only returned to actors who have the right. */
const VALUES = [400, 413, 415, 422];

/** A refusal in words; the one for a missing login depends on whether there was a session. */
const refusedWith = (status: number, code: number | undefined, sentence: string | undefined) =>
  status === 401 ? `${status} ${code}` : `${status} ${code} ${sentence}`;

/** A response in words. */
function inWords({ attempt, response: { status, code, sentence } }: Tried): string {
  if (status < 300) return 'done';
  return attempt.decision.allowed && VALUES.includes(status) ? 'wrong values' : refusedWith(status, code, sentence);
}

/** The expected response. */
function wantedOf({ attempt: { decision, request } }: Tried): string {
  if (!decision.allowed) return refusedWith(decision.status, decision.code, decision.message);
  return request.isIncomplete ? 'wrong values' : 'done';
}

const lineOf = ({ attempt: { call, actor, request } }: Tried) =>
  `${call}${request.name && ` (${request.name})`} by ${actor}`;

const toLines = (tried: readonly Tried[], words: (one: Tried) => string) =>
  Object.fromEntries(tried.map((one) => [lineOf(one), words(one)]));

/** Loads with a limit, which are therefore counted. */
const COUNTED: ReadonlySet<Call> = new Set<Call>(['GET /releases/compositions/:id/news', 'GET /open/verify/:code']);

/** Refusals, and allowed loads: no stored data may change. All other allowed calls are rolled back. */
const isHarmless = ({ call, decision }: Attempt) => !decision.allowed || (call.startsWith('GET') && !COUNTED.has(call));

async function tryEach(fixture: Fixture, attempts: readonly Attempt[]): Promise<Tried[]> {
  const [harmless, writes] = [attempts.filter(isHarmless), attempts.filter((attempt) => !isHarmless(attempt))];
  const tried = await inBatches(harmless, async (attempt) => ({ attempt, response: await knock(fixture, attempt) }));
  for (const attempt of writes) tried.push({ attempt, response: await tryOut(fixture, attempt) });
  return tried;
}

/** Makes these attempts, and returns the actual and expected responses, and the stored data before and after. */
export async function sample(fixture: Fixture, attempts: readonly Attempt[]) {
  const stored = await fingerprint(fixture.portal);
  const tried = await tryEach(fixture, attempts);
  return {
    is: { answers: toLines(tried, inWords), stored: await fingerprint(fixture.portal) },
    wanted: { answers: toLines(tried, wantedOf), stored },
  };
}

/**
 * Makes these calls as every actor, as far as `isTried` includes them. The responses must be those of the matrix, and
 * after every call all stored data must be unchanged, to the byte.
 */
export async function trial(
  fixture: Fixture,
  calls: readonly Call[],
  isTried: (attempt: Attempt) => boolean,
): Promise<Tried[]> {
  const all: Tried[] = [];
  const stored = await fingerprint(fixture.portal);
  for (const call of calls) {
    all.push(...(await tryEach(fixture, attemptsOf(fixture, call).filter(isTried))));
    expect({ call, stored: await fingerprint(fixture.portal) }).toEqual({ call, stored });
  }
  expect(toLines(all, inWords)).toEqual(toLines(all, wantedOf));
  countCells(all.length);
  return all;
}

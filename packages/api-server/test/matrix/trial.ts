import type { Call } from '@portal/domain';
import { fingerprint } from '../stored';
import { attemptsOf, type Attempt } from './attempts';
import { countCells } from './count-cells';
import { knock, tryOut, type Heard } from './knock';
import type { World } from './world';

/** An attempt and its answer. */
export interface Tried {
  attempt: Attempt;
  heard: Heard;
}

/** Statuses of values that are wrong: whoever hears one of them has the right. */
const VALUES = [400, 413, 415, 422];

/** A refusal in words; how somebody is asked to log in depends on whether there was a session. */
const refusedWith = (status: number, code: number | undefined, sentence: string | undefined) =>
  status === 401 ? `${status} ${code}` : `${status} ${code} ${sentence}`;

/** An answer in words. */
function inWords({ attempt, heard: { status, code, sentence } }: Tried): string {
  if (status < 300) return 'done';
  return attempt.evaluation.allowed && VALUES.includes(status) ? 'wrong values' : refusedWith(status, code, sentence);
}

/** What the answer should be. */
function wantedOf({ attempt: { evaluation, request } }: Tried): string {
  if (!evaluation.allowed) return refusedWith(evaluation.status, evaluation.code, evaluation.message);
  return request.isIncomplete ? 'wrong values' : 'done';
}

const lineOf = ({ attempt: { call, actor, request } }: Tried) =>
  `${call}${request.name && ` (${request.name})`} by ${actor}`;

const toLines = (tried: readonly Tried[], words: (one: Tried) => string) =>
  Object.fromEntries(tried.map((one) => [lineOf(one), words(one)]));

/** Refusals, and loads by whom they are allowed: nothing that is stored may change. What else is allowed is undone. */
const isHarmless = ({ call, evaluation }: Attempt) => !evaluation.allowed || call.startsWith('GET');

async function tryEach(world: World, attempts: readonly Attempt[]): Promise<Tried[]> {
  const [harmless, writes] = [attempts.filter(isHarmless), attempts.filter((attempt) => !isHarmless(attempt))];
  const tried = await Promise.all(harmless.map(async (attempt) => ({ attempt, heard: await knock(world, attempt) })));
  for (const attempt of writes) tried.push({ attempt, heard: await tryOut(world, attempt) });
  return tried;
}

/**
 * Lets everybody make these calls, as far as `isTried` says. The answers must be those of the matrix, and after every
 * call everything that is stored must be as it was, to the byte.
 */
export async function trial(
  world: World,
  calls: readonly Call[],
  isTried: (attempt: Attempt) => boolean,
): Promise<Tried[]> {
  const all: Tried[] = [];
  const stored = await fingerprint(world.portal);
  for (const call of calls) {
    all.push(...(await tryEach(world, attemptsOf(world, call).filter(isTried))));
    expect({ call, stored: await fingerprint(world.portal) }).toEqual({ call, stored });
  }
  expect(toLines(all, inWords)).toEqual(toLines(all, wantedOf));
  countCells(all.length);
  return all;
}

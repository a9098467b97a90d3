import { isDeepStrictEqual } from 'node:util';
import type { Db } from '../../src/platform/db/client';
import type { ApiResponse } from '../portal/client';
import { allAtOnce } from './gate';
import { differences, tracesOf, type Traces } from './traces';

/** The refusal of a request that is too late. */
export interface Refusal {
  status: number;
  code: number;
}

/** An action that several users take at the same moment, on different servers. */
export interface Race {
  /** The action, in words. */
  what: string;
  /** The rows that every attempt must lock, as a statement that locks them. */
  held: string;
  /** The attempts. */
  tries: readonly (() => Promise<ApiResponse>)[];
  /** Number of attempts that may succeed: one, or all if repeating the action is allowed or has no effect. */
  winners: 'one' | 'all';
  /** Whether a later request may repeat the action: then only simultaneous ones are in the race. */
  isRepeatable?: boolean;
  /** The response to the others. */
  refusal?: Refusal;
  /** All traces that the action leaves. */
  leaves: Traces;
  /** Checks the outcome, with the index of the winner among the attempts; returns problems. */
  afterwards?: (winner: number) => Promise<string[]>;
}

/** Problems of the responses. */
export function checkRace({ winners, refusal, tries }: Race, responses: readonly ApiResponse[]): string[] {
  const won = responses.filter(({ status }) => status === 200);
  const expected = winners === 'one' ? 1 : tries.length;
  const odd = responses.filter(
    ({ status, body }) => status !== 200 && (status !== refusal?.status || body.code !== refusal.code || !body.msg),
  );
  return [
    ...(won.length === expected ? [] : [`${won.length} succeeded in place of ${expected}`]),
    ...odd.map(({ status, body }) => `somebody heard ${status}, ${body.code} "${body.msg}"`),
  ];
}

/**
 * Runs the attempts, and returns the problems in their responses and traces. `together`: all of them wait at the gate
 * and pass it one right behind the other; otherwise they are unsynchronized.
 */
export async function run(db: Db, race: Race, together: boolean): Promise<string[]> {
  const { what, tries, isRepeatable = false, leaves, afterwards } = race;
  const before = await tracesOf(db);
  const responses = await (together || isRepeatable ? allAtOnce(db, race) : Promise.all(tries.map((make) => make())));
  const left = differences(before, await tracesOf(db));
  const problems = [
    ...checkRace(race, responses),
    ...(isDeepStrictEqual(left, leaves)
      ? []
      : [`it left ${JSON.stringify(left)} in place of ${JSON.stringify(leaves)}`]),
    ...((await afterwards?.(responses.findIndex(({ status }) => status === 200))) ?? []),
  ];
  return problems.map((problem) => `${what}${together ? ' (all at the gate)' : ''}: ${problem}`);
}

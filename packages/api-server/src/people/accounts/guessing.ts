import {
  countFailure,
  countTowards,
  isReached,
  LIMITS,
  refuseBeyond,
  refuseDelayed,
  startAnew,
} from '../../platform/limits/limits';
import type { Context } from '../../platform/process/app-types';

type Counting = Pick<Context, 'db' | 'now'>;

/** An attempt to log in, as the limits on guessing see it. */
export interface Attempt {
  /** The address that was typed, whether or not it has an account. */
  address: string;
  /** The client's networks, the narrowest first; each wider one has twice the limit. */
  networks: readonly string[];
}

const eachNetwork = async (
  { networks }: Attempt,
  act: (network: string, factor: number) => Promise<unknown>,
): Promise<void> => {
  for (const [at, network] of networks.entries()) await act(network, 2 ** at);
};

/** Refuses with 429 further guesses at one account from one network. */
export const refuseGuesser = (context: Counting, attempt: Attempt): Promise<void> =>
  eachNetwork(attempt, (network, factor) => refuseBeyond(context, 'loginFailures', [attempt.address, network], factor));

/** Refuses with 429 an unknown device while the account is delayed after failures from all networks. */
export const refuseWhileDelayed = (context: Counting, { address }: Attempt): Promise<void> =>
  refuseDelayed(context, 'loginFailuresOfAccount', [address]);

/** Whether one of the networks has had too many failures at all accounts together. */
export async function isSpraying(context: Counting, attempt: Attempt): Promise<boolean> {
  let isAny = false;
  await eachNetwork(attempt, async (network, factor) => {
    isAny ||= await isReached(context, 'loginFailuresFromNetwork', [network], factor);
  });
  return isAny;
}

/**
 * Counts a failure everywhere, and calls `onDelay` for the one from which unknown devices have to wait. Refuses with 429
 * beyond a limit.
 */
export async function countGuess(context: Counting, attempt: Attempt, onDelay: () => Promise<void>): Promise<void> {
  const count = await countFailure(context, 'loginFailuresOfAccount', [attempt.address]);
  if (count === LIMITS.loginFailuresOfAccount.max) await onDelay();
  await eachNetwork(attempt, (network, factor) =>
    countTowards(context, 'loginFailures', [attempt.address, network], factor),
  );
  await eachNetwork(attempt, (network, factor) => countTowards(context, 'loginFailuresFromNetwork', [network], factor));
}

/** Clears the failures at an account after a login or a new password. */
export async function forgetGuesses(context: Counting, attempt: Attempt): Promise<void> {
  await startAnew(context.db, 'loginFailuresOfAccount', [attempt.address]);
  await eachNetwork(attempt, (network) => startAnew(context.db, 'loginFailures', [attempt.address, network]));
}

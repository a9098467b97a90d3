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
  /**
   * A device from which the user has logged in before, or a running session. Its failures at the account are counted by
   * themselves, so that nobody in its network can lock it out; and the delay of the account does not concern it.
   */
  known?: string | null;
}

const each = async (
  places: readonly string[],
  act: (place: string, factor: number) => Promise<unknown>,
): Promise<void> => {
  for (const [at, place] of places.entries()) await act(place, 2 ** at);
};

/** By what failures at the account are counted. */
const countedBy = ({ networks, known }: Attempt): readonly string[] => (known ? [known] : networks);

/**
 * Refuses with 429 further guesses at one account from one network, device or session, and unknown ones while the
 * account is delayed after failures from all networks.
 */
export async function refuseGuesser(context: Counting, attempt: Attempt): Promise<void> {
  const { address, known } = attempt;
  await each(countedBy(attempt), (place, factor) => refuseBeyond(context, 'loginFailures', [address, place], factor));
  if (!known) await refuseDelayed(context, 'loginFailuresOfAccount', [address]);
}

/** Whether one of the networks has had too many failures at all accounts together. */
export async function isSpraying(context: Counting, attempt: Attempt): Promise<boolean> {
  let isAny = false;
  await each(attempt.networks, async (network, factor) => {
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
  await each(countedBy(attempt), (place, factor) =>
    countTowards(context, 'loginFailures', [attempt.address, place], factor),
  );
  await each(attempt.networks, (network, factor) =>
    countTowards(context, 'loginFailuresFromNetwork', [network], factor),
  );
}

/** Clears the failures at an account after a login or a new password. */
export async function forgetGuesses(context: Counting, attempt: Attempt): Promise<void> {
  await startAnew(context.db, 'loginFailuresOfAccount', [attempt.address]);
  for (const place of [...countedBy(attempt), ...attempt.networks])
    await startAnew(context.db, 'loginFailures', [attempt.address, place]);
}

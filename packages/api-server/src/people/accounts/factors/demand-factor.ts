import { CATALOGUE } from '@portal/domain';
import { AppError } from '../../../platform/errors/app-error';
import type { Context } from '../../../platform/process/app-types';
import type { Account } from '../account.store';
import { challengeOf, isFactorRight, type ShownFactor } from './check-factor';

export const WRONG_CODE = 'This code is wrong, or it was used before.';
export const WRONG_PASSKEY = 'This passkey could not be verified. Please try again.';

/**
 * Refuses, with 1006, a login to an account with a second factor that was not shown. The refusal says how it can be
 * shown; `onWrong` counts one that was shown and is wrong.
 */
export async function demandFactor(
  context: Context,
  account: Account,
  shown: ShownFactor,
  onWrong: () => Promise<void>,
): Promise<void> {
  const challenge = await challengeOf(context, account.id);
  if (!challenge) return;
  if (!shown.code && !shown.passkey) throw new AppError('factorNeeded', 401, { data: challenge });
  if (await isFactorRight(context, account, shown)) return;
  await onWrong();
  const [path, message] = shown.passkey ? ['passkey', WRONG_PASSKEY] : ['code', WRONG_CODE];
  // The challenge of before may be used up.
  const data = await challengeOf(context, account.id);
  throw new AppError('factorNeeded', 401, { message, errors: [{ path, message }], data });
}

/** Whether a refusal only asks for the second factor, after the right password. */
export const asksForFactor = ({ code, errors }: AppError): boolean =>
  code === CATALOGUE.factorNeeded.code && errors === undefined;

import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { tokenFor } from '../session/renew';
import type { ApiError } from './api-error';
import { openBound } from '../session/open-bound';
import { isAboutSessions, isOpeningSession } from './call';
import type { Call } from './call';
import { withIdentity } from './confirm-identity';
import { forSession } from './for-session';
import { report } from './messages';
import { send } from './send';
import type { ResponseMeta } from './send';

const sendAboutSession = (call: Call, token: string | null, signal: AbortSignal) =>
  isOpeningSession(call) ? openBound(call, token, signal) : send(call, token, signal);

/** Which outcomes of an endpoint its page shows itself: all, or failures. */
type SaidByPage = true | 'failure';

/** The base query of the API: sends a call in the store's session, unwraps the envelope and emits its messages. */
export const baseQuery: BaseQueryFn<Call, unknown, ApiError, { saidByPage?: SaidByPage }, ResponseMeta> = async (
  call,
  { signal, ...store },
  options: { saidByPage?: SaidByPage } | undefined,
) => {
  const answer = await withIdentity(async () =>
    isAboutSessions(call)
      ? sendAboutSession(call, await tokenFor(store), signal)
      : forSession(store, (token) => send(call, token, signal)),
  );
  const isShown = options?.saidByPage === true || (options?.saidByPage === 'failure' && answer.error !== undefined);
  if (!isShown) report(call, answer);
  return answer;
};

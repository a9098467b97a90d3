import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { tokenFor } from '../session/renew';
import type { ApiError } from './api-error';
import { isAboutSessions } from './call';
import type { Call } from './call';
import { forSession } from './for-session';
import { report } from './messages';
import { send } from './send';
import type { Said } from './send';

/** Sends a call for the session of the store, opens the envelope, and lets its messages be heard. */
export const baseQuery: BaseQueryFn<Call, unknown, ApiError, object, Said> = async (call, { signal, ...store }) => {
  const answer = isAboutSessions(call)
    ? await send(call, await tokenFor(store), signal)
    : await forSession(store, (token) => send(call, token, signal));
  report(call, answer);
  return answer;
};

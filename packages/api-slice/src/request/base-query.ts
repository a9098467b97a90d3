import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { renew, tokenFor } from '../session/renew';
import type { SessionStore } from '../session/renew';
import { sessionExpired } from '../session/session';
import type { WithSession } from '../session/session';
import type { ApiError } from './api-error';
import { isAboutSessions } from './call';
import type { Call } from './call';
import { report } from './messages';
import { send } from './send';
import type { Answer } from './send';

const UNAUTHENTICATED = 401;
const FORBIDDEN = 403;

/** Sends a call for the session of the store, opens the envelope, and lets its messages be heard. */
export const baseQuery: BaseQueryFn<Call, unknown, ApiError, object, { code?: number; message?: string }> = async (
  call,
  { signal, ...store },
) => {
  const answer = await sendForSession(call, store, signal);
  report(call, answer);
  return answer;
};

async function sendForSession(call: Call, store: SessionStore, signal: AbortSignal): Promise<Answer> {
  const token = await tokenFor(store);
  const answer = await send(call, token, signal);
  if (token === null || isAboutSessions(call) || !isRefusal(answer)) return answer;

  // Another call may have renewed it while this one was on its way.
  if (currentToken(store) === token) await renew(store);
  const renewed = currentToken(store);
  if (renewed === null || renewed === token) return answer;

  const second = await send(call, renewed, signal);
  // Refused with a token that the server has just made: it does not want this session any more.
  if (second.error?.status === UNAUTHENTICATED && currentToken(store) === renewed) store.dispatch(sessionExpired());
  return second;
}

const currentToken = (store: SessionStore) => (store.getState() as WithSession).session.accessToken;

const isRefusal = ({ error }: Answer) => error?.status === UNAUTHENTICATED || error?.status === FORBIDDEN;

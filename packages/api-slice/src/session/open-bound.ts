import type { SentCall } from '../request/call';
import { send } from '../request/send';
import type { Answer } from '../request/send';
import { deviceId } from './device-id';
import { newSessionKey, pendingSessionKey } from './session-key';
import { sessionIdOf } from './token';

/**
 * Sends a call that may open a session, and binds the session to a new key of this browser, or to the key of the call
 * that it continues.
 */
export async function openBound(call: SentCall, token: string | null, signal?: AbortSignal): Promise<Answer> {
  const key = await (call.withSameKey ? pendingSessionKey() : newSessionKey());
  const proof = key && (await key.prove(call));
  const answer = await send({ ...call, proof, device: deviceId() }, token, signal);
  const { refresh_token = null } = (answer.data ?? {}) as { refresh_token?: string | null };
  const sessionId = sessionIdOf(refresh_token);
  if (sessionId !== null) await key?.keepFor(sessionId);
  return answer;
}

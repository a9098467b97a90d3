import type { IdentityChallenge } from '@portal/domain';
import type { Answer } from './send';

/** The code of a refusal until the user has confirmed the identity. */
export const UNCONFIRMED = 1007;

/** Asks the user to confirm the identity; resolves to whether that was done. */
type AskIdentity = (challenge: IdentityChallenge) => Promise<boolean>;

let ask: AskIdentity | null = null;
let running: Promise<boolean> | null = null;

/** Sets how the user is asked; returns a function that unsets it. */
export function askIdentityBy(asking: AskIdentity): () => void {
  ask = asking;
  return () => {
    ask = null;
  };
}

/** Several refused calls ask once. */
function askOnce(challenge: IdentityChallenge): Promise<boolean> {
  running ??= (ask?.(challenge) ?? Promise.resolve(false)).finally(() => {
    running = null;
  });
  return running;
}

const FORBIDDEN = 403;

/** Makes a call, and makes it again once the user has confirmed the identity, if the server asks for that. */
export async function withIdentity(attempt: () => Promise<Answer>): Promise<Answer> {
  const answer = await attempt();
  const { status, code, data } = answer.error ?? {};
  if (code !== UNCONFIRMED || status !== FORBIDDEN) return answer;
  return (await askOnce(data as IdentityChallenge)) ? attempt() : answer;
}

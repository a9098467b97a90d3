import { decodeJwt } from 'jose';
import { eq } from 'drizzle-orm';
import type { Call } from '../src/app/calls';
import type { Db } from '../src/platform/db/client';
import { users } from '../src/platform/db/tables';
import type { LimitName } from '../src/platform/limits/limits';
import type { WrittenMail } from './written-mails';

/** Limits of what sends messages to others. */
const LIMITS_OF_MESSAGES: readonly LimitName[] = [
  'messagesToOthers',
  'messagesFromNetwork',
  'supportRequests',
  'supportMessages',
  'qaSubmissions',
  'dataFeedback',
  'resetsOfAddress',
  'loginFailuresOfAccount',
];

/**
 * Messages whose occasion no caller can repeat: only staff opens an evaluation again, which is counted; a share ends
 * once, and so does a request for support or a booking, each of which was counted when it was made.
 */
const ONCE: readonly string[] = [
  'evaluation-complete',
  'plan-assessed',
  'share-ended',
  'support-request-cancelled',
  'support-booking-cancelled',
];

/** What calls without a session write to the account that they show to be their caller's. */
const TO_ONESELF: Partial<Record<Call, readonly string[]>> = {
  'POST /auth/login': ['recovery-code-used'],
  'POST /auth/change-password': ['password-changed'],
  'POST /auth/institution/finish': ['identity-linked'],
};

/** The user whose token a call had. */
function callerOf(token: string | undefined): string | undefined {
  try {
    return token && decodeJwt(token).sub;
  } catch {
    return undefined;
  }
}

interface Writing {
  /** The call as it was made, with its path as it was sent. */
  call: string;
  token: string | undefined;
  mails: readonly WrittenMail[];
  /** The keys under which it counted. */
  counted: readonly unknown[];
}

/** The messages that a call has written to somebody else than its caller, unless it was counted towards a limit. */
export async function uncounted(db: Db, { call, token, mails, counted }: Writing): Promise<string[]> {
  if (LIMITS_OF_MESSAGES.some((name) => counted.some((key) => String(key).startsWith(`${name}:`)))) return [];
  const id = callerOf(token);
  const own = id ? await db.select({ email: users.email }).from(users).where(eq(users.id, id)) : [];
  const excepted = [...ONCE, ...(TO_ONESELF[call as Call] ?? [])];
  const isToOthers = ({ kind, recipients }: WrittenMail) =>
    !excepted.includes(kind) && recipients.some((address) => address !== own[0]?.email);
  return mails.filter(isToOthers).map(({ kind }) => `${kind}, by ${call}`);
}

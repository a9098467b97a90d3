import { ACCOUNTS } from '@portal/domain';
import { errors, jwtVerify, SignJWT, type JWTPayload } from 'jose';
import type { Context } from '../../platform/process/app-types';
import type { Db } from '../../platform/db/client';
import { currentKey, keyById, type SigningKey } from './signing-keys';
import { AppError } from '../../platform/errors/app-error';

/** What somebody hears whose token does not hold, or who sent none. */
export const sessionEnded = () =>
  new AppError('permissionDenied', 401, { message: 'Your session has ended. Please log in again.' });

/** Whose session a token belongs to. */
export interface Session {
  userId: string;
  sessionId: string;
}

export type TokenKind = 'access' | 'refresh';

const ALGORITHM = 'HS256';
const ISSUER = 'portal';
const AUDIENCE = 'portal-api';

/** How long a token of each kind holds, s. */
const LIFETIME = { access: ACCOUNTS.accessTokenSeconds, refresh: ACCOUNTS.refreshTokenSeconds } as const;

/** When a token of this kind made now stops to hold. */
export const expiryOf = (kind: TokenKind, now: Date) => new Date(now.getTime() + LIFETIME[kind] * 1000);

type Tools = Pick<Context, 'db' | 'now'>;

/** A signed token of a session; `claims` is what else the bearer may read in it. */
export async function signToken(context: Tools, kind: TokenKind, session: Session, claims: JWTPayload = {}) {
  const { id, secret } = await currentKey(context.db);
  const now = context.now();
  return new SignJWT({ ...claims, type: kind, sid: session.sessionId })
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT', kid: id })
    .setSubject(session.userId)
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setIssuedAt(now)
    .setExpirationTime(expiryOf(kind, now))
    .sign(secret);
}

/** The session of a token of this kind; null when it is not ours, of another kind, altered or expired. */
export async function readToken(context: Tools, kind: TokenKind, token: string): Promise<Session | null> {
  try {
    const { payload } = await jwtVerify(token, async ({ kid }) => keyOf(context.db, kid), {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience: AUDIENCE,
      currentDate: context.now(),
      requiredClaims: ['exp', 'sub'],
    });
    const { sub, sid, type } = payload;
    return type === kind && sub && typeof sid === 'string' ? { userId: sub, sessionId: sid } : null;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}

async function keyOf(db: Db, kid: string | undefined) {
  const key = kid && (await keyById(db, kid));
  if (!key) throw new errors.JWKSNoMatchingKey();
  return toVerify(key);
}

const verifying = new Map<string, Promise<CryptoKey>>();

/** A key in the form that checks signatures. It is kept, since to make it takes longer than to use it; keys never change. */
function toVerify({ id, secret }: SigningKey): Promise<CryptoKey> {
  const name = `${id} ${Buffer.from(secret).toString('base64')}`;
  const known = verifying.get(name);
  if (known) return known;
  const made = crypto.subtle.importKey('raw', Buffer.from(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'verify',
  ]);
  verifying.set(name, made);
  return made;
}

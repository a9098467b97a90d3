import { ACCOUNTS, isRecordId } from '@portal/domain';
import { decodeJwt, decodeProtectedHeader, errors, jwtVerify, SignJWT, type JWTPayload } from 'jose';
import type { Context } from '../../platform/process/app-types';
import { currentKey, keyById, type SigningKey } from './signing-keys';
import { AppError } from '../../platform/errors/app-error';

/** The refusal of a missing or invalid token. */
export const sessionEnded = () =>
  new AppError('permissionDenied', 401, { message: 'Your session has ended. Please log in again.' });

/** The session that a token belongs to. */
export interface Session {
  userId: string;
  sessionId: string;
}

export type TokenKind = 'access' | 'refresh';

const ALGORITHM = 'HS256';
const ISSUER = 'portal';
const AUDIENCE = 'portal-api';

/** Validity of a token of each kind, s. */
const LIFETIME = { access: ACCOUNTS.accessTokenSeconds, refresh: ACCOUNTS.refreshTokenSeconds } as const;

/** Expiry of a token of this kind that is made now. */
export const expiryOf = (kind: TokenKind, now: Date) => new Date(now.getTime() + LIFETIME[kind] * 1000);

type Tools = Pick<Context, 'db' | 'now'>;

/**
 * A token with a valid signature. A refresh token has successors, which are numbered; the first one has the number 0.
 */
export interface VerifiedToken extends Session {
  generation: number;
}

/** A signed token of a session; `claims` are further facts for its bearer. It expires at the usual time by default. */
export async function signToken(
  context: Tools,
  kind: TokenKind,
  session: Session,
  claims: JWTPayload = {},
  expiresAt = expiryOf(kind, context.now()),
) {
  const { id, secret } = await currentKey(context.db);
  return new SignJWT({ ...claims, type: kind, sid: session.sessionId })
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT', kid: id })
    .setSubject(session.userId)
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setIssuedAt(context.now())
    .setExpirationTime(expiresAt)
    .sign(secret);
}

/** The session of a token of this kind; null when it is not ours, of another kind, altered or expired. */
export const readToken = ({ db, now }: Tools, kind: TokenKind, token: string): Promise<VerifiedToken | null> =>
  verifyToken(now(), kind, token, (kid) => keyById(db, kid));

type FindKey = (kid: string) => Promise<SigningKey | undefined>;

/** The same with the key that `findKey` returns for its id. */
export async function verifyToken(
  now: Date,
  kind: TokenKind,
  token: string,
  findKey: FindKey,
): Promise<VerifiedToken | null> {
  try {
    const { sub, sid, type, gen } = await verifiedClaims(now, token, findKey);
    if (type !== kind || !sub || typeof sid !== 'string') return null;
    return { userId: sub, sessionId: sid, generation: typeof gen === 'number' ? gen : 0 };
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}

/** Claims whose signature was verified, and by which key. */
interface Verified {
  claims: Pick<JWTPayload, 'sub' | 'sid' | 'type' | 'gen' | 'exp'>;
  keyId: string;
  key: CryptoKey;
}

/** More tokens than people use within the lifetime of one. */
const MAX_VERIFIED = 2000;

/** Access tokens by their text, the oldest first: a page sends the same one with each of its calls. */
const verified = new Map<string, Verified>();

function remember(token: string, entry: Verified) {
  const [oldest] = verified.size < MAX_VERIFIED ? [] : verified.keys();
  if (oldest !== undefined) verified.delete(oldest);
  verified.set(token, entry);
}

/**
 * The claims of a token that holds now. That a key signed it is verified once; that the key exists, and the expiry,
 * each time.
 */
async function verifiedClaims(now: Date, token: string, findKey: FindKey): Promise<Verified['claims']> {
  const known = verified.get(token);
  if (known && known.key === (await keyOf(findKey, known.keyId))) {
    if ((known.claims.exp ?? 0) > Math.floor(now.getTime() / 1000)) return known.claims;
    verified.delete(token);
  }
  const { payload, protectedHeader, key } = await jwtVerify(token, async ({ kid }) => keyOf(findKey, kid), {
    algorithms: [ALGORITHM],
    issuer: ISSUER,
    audience: AUDIENCE,
    currentDate: now,
    requiredClaims: ['exp', 'sub'],
  });
  const { sub, sid, type, gen, exp } = payload;
  const claims = { sub, sid, type, gen, exp };
  if (type === 'access') remember(token, { claims, keyId: protectedHeader.kid ?? '', key: key });
  return claims;
}

async function keyOf(findKey: FindKey, kid: string | undefined) {
  const key = kid && (await findKey(kid));
  if (!key) throw new errors.JWKSNoMatchingKey();
  return toVerify(key);
}

/** The claims of a token about its key and session before its signature is verified: for look-ups only. */
export function claimsOf(token: string): (Session & { keyId: string }) | null {
  try {
    const known = verified.get(token);
    const { sub: userId, sid: sessionId } = known?.claims ?? decodeJwt(token);
    const keyId = known?.keyId ?? decodeProtectedHeader(token).kid;
    const [key, user, session] = [keyId, userId, sessionId].map((id) =>
      typeof id === 'string' && isRecordId(id) ? id : '',
    );
    return key && user && session ? { keyId: key, userId: user, sessionId: session } : null;
  } catch {
    return null;
  }
}

const verifying = new Map<string, Promise<CryptoKey>>();

/** A key for verifying signatures. It is cached, as making it takes longer than using it; keys never change. */
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

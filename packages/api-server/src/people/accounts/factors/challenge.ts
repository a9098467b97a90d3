import { SECOND_FACTORS } from '@portal/domain';
import { errors, jwtVerify, SignJWT } from 'jose';
import { digestOf, randomSecret } from '../../../platform/digest/digest';
import type { Context } from '../../../platform/process/app-types';
import { spendProof } from '../session.store';
import { currentKey, keyById } from '../signing-keys';

type Tools = Pick<Context, 'db' | 'now'>;

/** What a passkey signs a challenge for: to be added to the account, or to show who its user is. */
export interface ChallengeOf {
  userId: string;
  purpose: 'add' | 'show';
}

const ALGORITHM = 'HS256';
const AUDIENCE = 'portal-passkey';

/** A challenge for a passkey, in base64url. It is signed, so that nothing has to be stored until it is used. */
export async function newChallenge({ db, now }: Tools, { userId, purpose }: ChallengeOf): Promise<string> {
  const { id, secret } = await currentKey(db);
  const token = await new SignJWT({ purpose })
    .setProtectedHeader({ alg: ALGORITHM, kid: id })
    .setSubject(userId)
    .setAudience(AUDIENCE)
    .setJti(randomSecret())
    .setExpirationTime(new Date(now().getTime() + SECOND_FACTORS.challengeSeconds * 1000))
    .sign(secret);
  return Buffer.from(token).toString('base64url');
}

/** Whether this is a challenge for this user and purpose that is used for the first time; it is then used up. */
export async function spendChallenge({ db, now }: Tools, challenge: string, wanted: ChallengeOf): Promise<boolean> {
  try {
    const findKey = async ({ kid }: { kid?: string }) => {
      const key = kid === undefined ? undefined : await keyById(db, kid);
      if (!key) throw new errors.JWKSNoMatchingKey();
      return key.secret;
    };
    const { payload } = await jwtVerify(Buffer.from(challenge, 'base64url').toString(), findKey, {
      algorithms: [ALGORITHM],
      audience: AUDIENCE,
      currentDate: now(),
      requiredClaims: ['exp', 'sub', 'jti'],
    });
    const { sub, purpose, exp = 0 } = payload;
    if (sub !== wanted.userId || purpose !== wanted.purpose) return false;
    return await spendProof(db, digestOf(challenge), new Date(exp * 1000));
  } catch (error) {
    if (error instanceof errors.JOSEError) return false;
    throw error;
  }
}

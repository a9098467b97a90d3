import { createHash, randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { PASSWORD } from './people';
import type { TestPortal } from './portal';

export interface ProofChange {
  method?: string;
  /** The address that is proven, as clients see it. */
  url?: string;
  id?: string;
  at?: Date;
  /** The token that it is for; by default none. */
  token?: string;
  /** Type of the token. */
  typ?: string;
}

/** A browser's key for its session, with the proofs that it signs (RFC 9449). */
export async function sessionKey({ context }: Pick<TestPortal, 'context'>) {
  const { privateKey, publicKey } = await generateKeyPair('ES256');
  const jwk = await exportJWK(publicKey);
  return (path: string, change: ProofChange = {}): Promise<string> => {
    const { method = 'POST', url = `https://portal.example/api${path}`, id = randomUUID(), typ = 'dpop+jwt' } = change;
    const ath = change.token && createHash('sha256').update(change.token).digest('base64url');
    return new SignJWT({ htm: method, htu: url, jti: id, ...(ath && { ath }) })
      .setProtectedHeader({ alg: 'ES256', typ, jwk })
      .setIssuedAt(change.at ?? context.now())
      .sign(privateKey);
  };
}

export type SessionKey = Awaited<ReturnType<typeof sessionKey>>;

/** Logs in with a key, as browsers do. */
export async function logInWithKey(portal: TestPortal, key: SessionKey, email = 'ada@site.example') {
  const { body } = await portal.callApi('POST /auth/login', {
    body: { email, password: PASSWORD },
    headers: { dpop: await key('/auth/login') },
  });
  return body.data as unknown as { access_token: string; refresh_token: string };
}

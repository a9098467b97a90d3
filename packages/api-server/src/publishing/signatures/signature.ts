import { isSameStatement, STATEMENT_TYPE, type ReleaseStatement } from '@portal/portal-contract';
import { compactVerify, importJWK } from 'jose';
import type { StoredKey } from '../grants/keys.store';

const openKey = (publicKey: string) => importJWK({ kty: 'OKP', crv: 'Ed25519', x: publicKey }, 'EdDSA');

/** The content that a key signed, or null if the signature is not of this key. */
async function signedBy(key: StoredKey, signature: string): Promise<unknown> {
  try {
    const verified = await compactVerify(signature, await openKey(key.publicKey), { algorithms: ['EdDSA'] });
    const { payload, protectedHeader } = verified;
    if (protectedHeader.typ !== STATEMENT_TYPE) return null;
    return JSON.parse(new TextDecoder().decode(payload));
  } catch {
    // An invalid signature of any kind proves nothing.
    return null;
  }
}

/** The key that signed exactly this statement; null if there is none. */
export async function signerOf(
  keys: readonly StoredKey[],
  signature: string,
  statement: ReleaseStatement,
): Promise<StoredKey | null> {
  for (const key of keys) if (isSameStatement(await signedBy(key, signature), statement)) return key;
  return null;
}

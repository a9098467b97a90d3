import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { SigningKey } from '../signing-keys';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A text as it is stored: encrypted for its owner, so that it cannot be moved to another account. */
export function seal({ secret }: SigningKey, owner: string, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, secret, nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(owner));
  const bytes = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), bytes]).toString('base64url');
}

/** The text of a stored value; throws if it was altered, or sealed with another key or for another owner. */
export function unseal({ secret }: SigningKey, owner: string, sealed: string): string {
  const all = Buffer.from(sealed, 'base64url');
  const [nonce, rest] = [all.subarray(0, NONCE_BYTES), all.subarray(NONCE_BYTES)];
  const decipher = createDecipheriv(ALGORITHM, secret, nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(owner))
    .setAuthTag(rest.subarray(0, TAG_BYTES));
  return Buffer.concat([decipher.update(rest.subarray(TAG_BYTES)), decipher.final()]).toString('utf8');
}

import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits as text that fits into an address. */
export const randomSecret = () => randomBytes(32).toString('base64url');

/** What is stored in place of a secret. A plain hash is enough, as what goes in cannot be guessed. */
export const digestOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');

import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits as text that is valid in an address. */
export const randomSecret = () => randomBytes(32).toString('base64url');

/** The digest stored instead of a secret. A plain hash suffices, as the secrets are random and cannot be guessed. */
export const digestOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');

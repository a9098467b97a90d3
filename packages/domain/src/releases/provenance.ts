import type { InferType } from 'yup';
import { boolean, number } from 'yup';
import { form } from '../fields/form';
import { line, REQUIRED, text } from '../fields/text';

/** A commit by its SHA-1 or SHA-256 name. */
const COMMIT = /^[0-9a-f]{40}([0-9a-f]{24})?$/;
/** The 32 bytes of an Ed25519 public key in base64url, the `x` of its JWK. */
const PUBLIC_KEY = /^[A-Za-z0-9_-]{42}[AEIMQUYcgkosw048]$/;
/** A JSON Web Signature in its compact form: three parts in base64url. */
const SIGNATURE = /^[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+$/;

const MAX_SIGNATURE = 4000;
/** The end of the last possible day, 9999-12-31, in epoch seconds. */
const LATEST = 253_402_300_799;

const MOMENT = 'Must be a moment in epoch seconds';

/** The origin of a release as stated by its builder, with a signature if the team has a key. */
export const provenanceSchema = form({
  /** Null if built outside a repository. */
  commit: text(64).nullable().default(null).matches(COMMIT, {
    message: 'Must be the full name of a commit',
    excludeEmptyString: true,
  }),
  /** Whether the sources were identical to the commit. */
  is_clean: boolean().typeError('Must be true or false').required(REQUIRED),
  builder: text(100).required(REQUIRED),
  built_at: number().typeError(MOMENT).integer(MOMENT).required(REQUIRED).min(0, MOMENT).max(LATEST, MOMENT),
  signature: text(MAX_SIGNATURE).matches(SIGNATURE, {
    message: 'Must be a JSON Web Signature in its compact form',
    excludeEmptyString: true,
  }),
});
export type ProvenanceInput = InferType<typeof provenanceSchema>;

/** The origin of a release as stated by its builder. With a valid signature, its team vouches for it. */
export type Provenance = Omit<ProvenanceInput, 'signature'>;

export const releaseKeySchema = form({
  name: line(60).required(REQUIRED),
  public_key: text(64).required(REQUIRED).matches(PUBLIC_KEY, {
    message: 'Must be an Ed25519 public key of 43 characters, as “pnpm releases key” prints it',
    excludeEmptyString: true,
  }),
});
export type ReleaseKeyInput = InferType<typeof releaseKeySchema>;

/** A team's public key, as administrators and teams see it. */
export interface ReleaseKey {
  _id: string;
  name: string;
  public_key: string;
  /** Epoch seconds. */
  created_at: number;
  /** Set once it is no longer valid; releases that it signed remain. */
  ended_at: number | null;
}

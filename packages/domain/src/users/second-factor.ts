import { array, object, string } from 'yup';
import type { InferType } from 'yup';
import { form } from '../fields/form';
import { line, text } from '../fields/text';
import type { RoleCode } from './roles';

export const SECOND_FACTORS = {
  codeDigits: 6,
  /** Validity of a one-time code, seconds; the code before and the one after are accepted too. */
  codeSeconds: 30,
  recoveryCodes: 10,
  passkeys: 10,
  passkeyName: 64,
  /** Time to answer with a passkey, seconds. */
  challengeSeconds: 300,
  /** Time for which a confirmed identity counts, seconds. */
  confirmedSeconds: 300,
} as const;

/** The roles that must have a second factor, if the installation requires it. */
export const ROLES_WITH_FACTOR: readonly RoleCode[] = ['administrator', 'cars'];

/** Whether a user with these roles must have a second factor, if the installation requires it. */
export const needsFactor = (roles: readonly RoleCode[]): boolean =>
  roles.some((role) => ROLES_WITH_FACTOR.includes(role));

/** Longer than any value that a passkey sends. */
const LONGEST = 8000;
const sent = () => string().typeError('Must be a text').max(LONGEST, 'Too long').required('Required');

/** The proof of a passkey for a challenge, all of it in base64url (WebAuthn). */
const passkeyProofSchema = object({
  id: sent(),
  client_data: sent(),
  authenticator_data: sent(),
  signature: sent(),
});
export type PasskeyProof = InferType<typeof passkeyProofSchema>;

/** A one-time code, or a recovery code. */
const code = () => text(40);
const proof = () => passkeyProofSchema.typeError('Must be given field by field').default(undefined).optional();

/** The additional fields of a login to an account with a second factor. */
export const factorFields = { code: code().optional(), passkey: proof() };

export const codeSchema = form({ code: code().required('Please enter the code') });
export type CodeInput = InferType<typeof codeSchema>;

/** A new passkey, as the browser made it (WebAuthn). */
export const newPasskeySchema = form({
  name: line(SECOND_FACTORS.passkeyName).required('Please enter a name'),
  id: sent(),
  client_data: sent(),
  attestation: sent(),
  transports: array().of(text(20).required()).max(10, 'Too many').default([]),
});
export type NewPasskey = InferType<typeof newPasskeySchema>;

export const passkeyNameSchema = form({ name: line(SECOND_FACTORS.passkeyName).required('Please enter a name') });
export type PasskeyName = InferType<typeof passkeyNameSchema>;

const ONE = 'Please enter your password or a code, or use a passkey';

/** How users show again that they are who they are: by one of three. */
export const confirmIdentitySchema = form({
  password: string().typeError('Must be a text').optional(),
  code: code().optional(),
  passkey: proof(),
}).test('one', ONE, ({ password, code: typed, passkey }, { createError }) =>
  [password, typed, passkey].filter(Boolean).length === 1 ? true : createError({ path: 'password', message: ONE }),
);
export type ConfirmIdentity = InferType<typeof confirmIdentitySchema>;

/** What a browser needs to ask a passkey for its proof (WebAuthn). */
export interface PasskeyChallenge {
  challenge: string;
  rpId: string;
  allowCredentials: { id: string; type: 'public-key'; transports: string[] }[];
}

/** How an account can show its second factor: the data of a refusal that asks for it. */
export interface FactorChallenge {
  /** Whether a one-time code is possible; a recovery code always is. */
  codes: boolean;
  /** `null` if the account has no passkey. */
  passkey: PasskeyChallenge | null;
}

/** How a user can confirm the identity: the data of a refusal that asks for it. */
export interface IdentityChallenge extends FactorChallenge {
  password: boolean;
}

/** A passkey of the user's own account. */
export interface OwnPasskey {
  _id: string;
  name: string;
  /** Epoch seconds. */
  added_at: number;
  last_used_at: number | null;
}

/** The second factors of the user's own account, as `GET /user/second-factors` returns them. */
export interface OwnFactors {
  /** Whether the roles of the user require one. */
  is_required: boolean;
  /** Since when one-time codes are set up; `null` if they are not. */
  codes: { added_at: number; last_used_at: number | null } | null;
  passkeys: OwnPasskey[];
  /** Number of unused recovery codes. */
  recovery_codes: number;
}

/** The secret of one-time codes that are being set up. */
export interface NewCodes {
  /** In base32, as it is typed into an app. */
  secret: string;
  /** The same as an `otpauth:` address, as a QR code contains it. */
  uri: string;
}

/** New recovery codes, which are shown once; empty if the account has had some already. */
export interface RecoveryCodes {
  recovery_codes: string[];
}

/** What a browser needs to make a passkey (WebAuthn). */
export interface PasskeyCreation {
  challenge: string;
  rp: { id: string; name: string };
  user: { id: string; name: string; displayName: string };
  pubKeyCredParams: { alg: number; type: 'public-key' }[];
  excludeCredentials: { id: string; type: 'public-key'; transports: string[] }[];
}

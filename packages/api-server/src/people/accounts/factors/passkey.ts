import type { NewPasskey, PasskeyChallenge, PasskeyCreation, PasskeyProof } from '@portal/domain';
import { PRODUCT_TITLE } from '@portal/domain';
import type { Context } from '../../../platform/process/app-types';
import { newChallenge, spendChallenge } from './challenge';
import { countPasskeyUse, type StoredPasskey } from './passkey.store';

/** Loaded when a passkey is first used, as it is large. */
const webauthn = () => import('@simplewebauthn/server');

type Holder = { id: string; email: string; firstName: string; lastName: string };

/** A passkey works at this address of the portal only, so it is of no use to a page that imitates it. */
const site = ({ publicUrl }: Context['settings']) => {
  const { origin: expectedOrigin, hostname: expectedRPID } = new URL(publicUrl);
  return { expectedOrigin, expectedRPID };
};

const named = (passkeys: readonly StoredPasskey[]) =>
  passkeys.map(({ credentialId: id, transports }) => ({ id, type: 'public-key' as const, transports }));

/** Algorithms by their numbers in COSE, the preferred one first: ES256, EdDSA, RS256. */
const ALGORITHMS = [-7, -8, -257];

/** What a browser needs to make a passkey for an account that has these. */
export const creationOf = async (
  context: Context,
  { id, email, firstName, lastName }: Holder,
  passkeys: readonly StoredPasskey[],
): Promise<PasskeyCreation> => ({
  challenge: await newChallenge(context, { userId: id, purpose: 'add' }),
  rp: { id: site(context.settings).expectedRPID, name: PRODUCT_TITLE },
  user: { id: Buffer.from(id).toString('base64url'), name: email, displayName: `${firstName} ${lastName}` },
  pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
  excludeCredentials: named(passkeys),
});

/** What a browser needs to ask one of these passkeys for its proof; null without passkeys. */
export const challengeFor = async (
  context: Context,
  userId: string,
  passkeys: readonly StoredPasskey[],
): Promise<PasskeyChallenge | null> =>
  passkeys.length === 0
    ? null
    : {
        challenge: await newChallenge(context, { userId, purpose: 'show' }),
        rpId: site(context.settings).expectedRPID,
        allowCredentials: named(passkeys),
      };

/**
 * The result of a verification and the challenge that was signed, which is checked separately; null if the library
 * throws, as it does on values that do not fit.
 */
async function verified<T extends { verified: boolean }>(
  verify: (expectedChallenge: (challenge: string) => boolean) => Promise<T>,
): Promise<{ answer: T & { verified: true }; challenge: string } | null> {
  let signed = '';
  const answer = await verify((challenge) => {
    signed = challenge;
    return true;
  }).catch(() => null);
  return answer?.verified ? { answer: answer as T & { verified: true }, challenge: signed } : null;
}

/** A credential as browsers send it, of which the portal transfers only what is verified. */
const toCredential = <Response>(id: string, response: Response) => ({
  id,
  rawId: id,
  type: 'public-key' as const,
  clientExtensionResults: {},
  response,
});

/** The public key of a new passkey that was made for a challenge of this user; null if it was not. */
export async function verifyCreation(
  context: Context,
  userId: string,
  { id, client_data: clientDataJSON, attestation: attestationObject }: NewPasskey,
) {
  const { verifyRegistrationResponse } = await webauthn();
  const result = await verified((expectedChallenge) =>
    verifyRegistrationResponse({
      ...site(context.settings),
      response: toCredential(id, { clientDataJSON, attestationObject }),
      expectedChallenge,
      requireUserVerification: false,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  );
  if (!result || !(await spendChallenge(context, result.challenge, { userId, purpose: 'add' }))) return null;
  const { credential } = result.answer.registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
  };
}

/** Whether one of these passkeys signed a challenge of its user; its counter must have grown. */
export async function isProof(
  context: Context,
  passkeys: readonly StoredPasskey[],
  { id, client_data: clientDataJSON, authenticator_data: authenticatorData, signature }: PasskeyProof,
): Promise<boolean> {
  const passkey = passkeys.find(({ credentialId }) => credentialId === id);
  if (!passkey) return false;
  const { userId, credentialId, publicKey, counter } = passkey;
  const { verifyAuthenticationResponse } = await webauthn();
  const result = await verified((expectedChallenge) =>
    verifyAuthenticationResponse({
      ...site(context.settings),
      response: toCredential(id, { clientDataJSON, authenticatorData, signature }),
      expectedChallenge,
      credential: { id: credentialId, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
      requireUserVerification: false,
    }),
  );
  if (!result || !(await spendChallenge(context, result.challenge, { userId, purpose: 'show' }))) return false;
  return countPasskeyUse(context.db, passkey.id, result.answer.authenticationInfo.newCounter, context.now());
}

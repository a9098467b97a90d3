import type { NewPasskey, PasskeyChallenge, PasskeyCreation, PasskeyProof } from '@portal/domain';

/** Loaded when a passkey is first used. */
const webauthn = () => import('@simplewebauthn/browser');

/** Said when the browser, or its user, does not use a passkey. */
export const NOT_USED = 'No passkey was used. Please try again, or choose another way.';

/** The proof of one of the user's passkeys; `null` if the browser or the user did not use one. */
export async function provePasskey(challenge: PasskeyChallenge): Promise<PasskeyProof | null> {
  try {
    const { startAuthentication } = await webauthn();
    const optionsJSON = { ...challenge, userVerification: 'preferred' } as const;
    const { id, response } = await startAuthentication({ optionsJSON });
    const { clientDataJSON: client_data, authenticatorData: authenticator_data, signature } = response;
    return { id, client_data, authenticator_data, signature };
  } catch {
    return null;
  }
}

/** A new passkey of this browser or of another authenticator; `null` if the browser or the user made none. */
export async function createPasskey(creation: PasskeyCreation): Promise<Omit<NewPasskey, 'name'> | null> {
  try {
    const { startRegistration } = await webauthn();
    const authenticatorSelection = { residentKey: 'preferred', userVerification: 'preferred' } as const;
    const { id, response } = await startRegistration({ optionsJSON: { ...creation, authenticatorSelection } });
    const { clientDataJSON: client_data, attestationObject: attestation, transports = [] } = response;
    return { id, client_data, attestation, transports };
  } catch {
    return null;
  }
}

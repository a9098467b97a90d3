import type { Configuration } from 'openid-client';
import type { InstitutionSettings } from '../../platform/process/app-types';
import type { Subject } from './identities.store';

/** Longest time that an institution has for an answer, s. */
const TIMEOUT = 10;

/** After this time its addresses and keys are read again, ms. */
const FRESH = 3_600_000;

/** Loaded at the first use: most installations have no institutions. */
const library = () => import('openid-client');

const known = new Map<string, { config: Configuration; readAt: number }>();

/** Settings without TLS are accepted for the machine itself only. */
const isInsecure = ({ issuer }: Pick<InstitutionSettings, 'issuer'>) => issuer.startsWith('http:');

/** The addresses and keys of an institution, which it publishes itself (OpenID Connect Discovery). */
async function configurationOf({ issuer, clientId, clientSecret }: InstitutionSettings): Promise<Configuration> {
  const key = JSON.stringify([issuer, clientId, clientSecret]);
  const found = known.get(key);
  if (found && Date.now() - found.readAt < FRESH) return found.config;
  const { discovery, allowInsecureRequests, enableNonRepudiationChecks } = await library();
  const insecure = isInsecure({ issuer }) ? [allowInsecureRequests] : [];
  const config = await discovery(new URL(issuer), clientId, clientSecret, undefined, {
    timeout: TIMEOUT,
    execute: [enableNonRepudiationChecks, ...insecure],
  });
  known.set(key, { config, readAt: Date.now() });
  return config;
}

/** What a login is checked against when it is finished. */
export interface LoginSecrets {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** Fresh secrets, and the address at which the browser continues with them. */
export async function addressOfLogin(
  institution: InstitutionSettings,
  redirectUri: string,
): Promise<LoginSecrets & { url: string }> {
  const config = await configurationOf(institution);
  const lib = await library();
  const [state, nonce, codeVerifier] = [lib.randomState(), lib.randomNonce(), lib.randomPKCECodeVerifier()];
  const url = lib.buildAuthorizationUrl(config, {
    redirect_uri: redirectUri,
    scope: 'openid email',
    state,
    nonce,
    code_challenge: await lib.calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
  });
  // The browser goes there: the address may be none of a script.
  if (url.protocol !== 'https:' && !isInsecure(institution)) throw new Error('The login is not protected by TLS.');
  return { state, nonce, codeVerifier, url: url.href };
}

/** Somebody whom an institution has identified. */
export interface Identified extends Subject {
  /** Undefined if the institution gave none. */
  email?: string;
  isVerified: boolean;
}

/** Exchanges the answer of an institution for the identity of its user, with all checks of the standard. */
export async function identify(
  institution: InstitutionSettings,
  answer: URL,
  { state, nonce, codeVerifier }: LoginSecrets,
): Promise<Identified> {
  const config = await configurationOf(institution);
  const lib = await library();
  const tokens = await lib.authorizationCodeGrant(config, answer, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: codeVerifier,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (!claims) throw new Error('The institution sent no ID token.');
  const { iss: issuer, sub: subject } = claims;
  const told = claims['email'] === undefined ? await lib.fetchUserInfo(config, tokens.access_token, subject) : claims;
  const { email, email_verified: isVerified } = told;
  return { issuer, subject, isVerified: isVerified === true, ...(typeof email === 'string' && { email }) };
}

/** Whether the institution could not be reached or was out of order, in contrast to an answer that was refused. */
export function isUnavailable(error: unknown): boolean {
  const status = (error as { status?: unknown }).status;
  const { name, code } = error as { name?: string; code?: string };
  return (
    name === 'TypeError' ||
    name === 'TimeoutError' ||
    code === 'OAUTH_TIMEOUT' ||
    code === 'OAUTH_RESPONSE_IS_NOT_CONFORM' ||
    (typeof status === 'number' && status >= 500)
  );
}

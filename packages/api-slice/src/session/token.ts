import type { Profile } from '@portal/domain';

const MS_PER_SECOND = 1000;

interface Claims {
  exp?: unknown;
  profile?: unknown;
  sid?: unknown;
}

/** The unverified claims of a token; empty if it cannot be decoded. */
function claimsOf(token: string): Claims {
  try {
    const [, payload = ''] = token.split('.');
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
      char.charCodeAt(0),
    );
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof claims === 'object' && claims !== null ? claims : {};
  } catch {
    return {};
  }
}

/** Whether a token is present and has not expired at `now` (epoch milliseconds). */
export function isAlive(token: string | null, now: number): token is string {
  const { exp } = token === null ? {} : claimsOf(token);
  return typeof exp === 'number' && exp * MS_PER_SECOND > now;
}

/** The id of the session of a token; `null` if there is none. */
export function sessionIdOf(token: string | null): string | null {
  const { sid } = token === null ? {} : claimsOf(token);
  return typeof sid === 'string' ? sid : null;
}

/** The profile in an access token; `null` if there is none. */
export function profileOf(accessToken: string | null): Profile | null {
  const { profile } = accessToken === null ? {} : claimsOf(accessToken);
  return isProfile(profile) ? profile : null;
}

const isProfile = (value: unknown): value is Profile =>
  typeof value === 'object' && value !== null && 'permissions' in value && Array.isArray(value.permissions);

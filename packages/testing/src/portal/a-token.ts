import type { Profile } from '@portal/domain';

const base64url = (text: string) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** An unsigned token that expires after the given number of seconds, with the claims that the browser reads. */
export function aToken(seconds: number, profile?: Profile): string {
  const claims = { exp: Math.floor(Date.now() / 1000) + seconds, profile };
  return `header.${base64url(JSON.stringify(claims))}.signature`;
}

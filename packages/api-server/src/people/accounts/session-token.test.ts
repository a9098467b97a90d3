import { decodeJwt, decodeProtectedHeader, SignJWT } from 'jose';
import { testDatabase } from '../../../test/database';
import { signingKeys } from '../../platform/db/tables';
import { retireKey } from './signing-key.store';
import { currentKey, type SigningKey } from './signing-keys';
import { readToken, signToken, verifyToken, type TokenKind } from './session-token';

const database = testDatabase();
const SESSION = { userId: '11111111-1111-4111-8111-111111111111', sessionId: '22222222-2222-4222-8222-222222222222' };
const NOON = new Date('2026-06-15T12:00:00Z');

/** The portal this many minutes after noon. */
const at = (minutes: number) => ({ db: database.db, now: () => new Date(NOON.getTime() + minutes * 60_000) });

test('a token carries its user, its session, its expiry and its claims', async () => {
  const token = await signToken(at(0), 'access', SESSION, { profile: { first_name: 'Ada' } });
  expect(decodeProtectedHeader(token)).toMatchObject({ alg: 'HS256', kid: (await currentKey(database.db)).id });
  expect(decodeJwt(token)).toMatchObject({
    sub: SESSION.userId,
    sid: SESSION.sessionId,
    type: 'access',
    profile: { first_name: 'Ada' },
    exp: NOON.getTime() / 1000 + 15 * 60,
  });
  await expect(readToken(at(0), 'access', token)).resolves.toEqual({ ...SESSION, generation: 0 });
});

test.each<[why: string, kind: TokenKind, minutes: number, holds: boolean]>([
  ['an access token just before its end', 'access', 14.9, true],
  ['an access token at its end', 'access', 15, false],
  ['a refresh token after 13 days', 'refresh', 13 * 24 * 60, true],
  ['a refresh token after 14 days', 'refresh', 14 * 24 * 60, false],
])('%s', async (_why, kind, minutes, holds) => {
  const token = await signToken(at(0), kind, SESSION);
  await expect(readToken(at(minutes), kind, token)).resolves.toEqual(holds ? { ...SESSION, generation: 0 } : null);
});

test('a token of one kind is not valid as another', async () => {
  await expect(readToken(at(0), 'refresh', await signToken(at(0), 'access', SESSION))).resolves.toBeNull();
  await expect(readToken(at(0), 'access', await signToken(at(0), 'refresh', SESSION))).resolves.toBeNull();
});

describe('tokens that the portal did not issue', () => {
  interface Forgery {
    kid?: string | undefined;
    issuer?: string;
    audience?: string;
    secret?: Uint8Array;
  }

  /** A valid token with the given changes. */
  async function forge(changes: Forgery) {
    const { id, secret } = await currentKey(database.db);
    const token = { kid: id, secret, issuer: 'portal', audience: 'portal-api', ...changes };
    return new SignJWT({ type: 'access', sid: SESSION.sessionId })
      .setProtectedHeader({ alg: 'HS256', ...(token.kid && { kid: token.kid }) })
      .setSubject(SESSION.userId)
      .setIssuer(token.issuer)
      .setAudience(token.audience)
      .setExpirationTime(new Date(NOON.getTime() + 60_000))
      .sign(token.secret);
  }

  test('the forgery by itself would hold', async () => {
    await expect(readToken(at(0), 'access', await forge({}))).resolves.toEqual({ ...SESSION, generation: 0 });
  });

  test.each<[why: string, changes: Forgery]>([
    ['another secret', { secret: new Uint8Array(32) }],
    ['another issuer', { issuer: 'somebody' }],
    ['another audience', { audience: 'something' }],
    ['another key', { kid: '33333333-3333-4333-8333-333333333333' }],
    ['a malformed key', { kid: "'; --" }],
    ['no key', { kid: undefined }],
  ])('%s', async (_why, changes) => {
    await expect(readToken(at(0), 'access', await forge(changes))).resolves.toBeNull();
  });

  test.each(['', 'x', 'a.b.c', `${'a'.repeat(100_000)}.b.c`])('the text %#', async (text) => {
    await expect(readToken(at(0), 'access', text)).resolves.toBeNull();
  });

  test('an unsigned token', async () => {
    const [, payload] = (await signToken(at(0), 'access', SESSION)).split('.');
    const header = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url');
    await expect(readToken(at(0), 'access', `${header}.${payload}.`)).resolves.toBeNull();
  });
});

test('servers that start at once on an empty database share one key', async () => {
  const keys = await Promise.all([0, 1, 2, 3].map(() => currentKey(database.db)));
  expect(new Set(keys.map(({ id }) => id)).size).toBe(1);
  await expect(database.db.$count(signingKeys)).resolves.toBe(1);
});

test('a retired key no longer signs, and its tokens stay valid until they expire', async () => {
  const token = await signToken(at(0), 'access', SESSION);
  await retireKey(database.db, NOON);
  const later = await signToken(at(1), 'access', SESSION);
  expect(decodeProtectedHeader(later).kid).not.toBe(decodeProtectedHeader(token).kid);
  await expect(readToken(at(1), 'access', token)).resolves.toEqual({ ...SESSION, generation: 0 });
  await expect(readToken(at(15), 'access', token)).resolves.toBeNull();
});

describe('a token that was verified before', () => {
  test('is refused from its expiry on', async () => {
    const token = await signToken(at(0), 'access', SESSION);
    await expect(readToken(at(14), 'access', token)).resolves.toEqual({ ...SESSION, generation: 0 });
    await expect(readToken(at(15), 'access', token)).resolves.toBeNull();
    await expect(readToken(at(14), 'access', token)).resolves.toEqual({ ...SESSION, generation: 0 });
  });

  test('is refused as one of another kind', async () => {
    const token = await signToken(at(0), 'access', SESSION);
    await expect(readToken(at(0), 'access', token)).resolves.not.toBeNull();
    await expect(readToken(at(0), 'refresh', token)).resolves.toBeNull();
  });

  test.each<[what: string, change: (key: SigningKey) => SigningKey | undefined]>([
    ['was deleted', () => undefined],
    ['has another secret', ({ id }) => ({ id, secret: new Uint8Array(32) })],
  ])('is refused when its key %s', async (_what, change) => {
    const token = await signToken(at(0), 'access', SESSION);
    const key = await currentKey(database.db);
    await expect(verifyToken(NOON, 'access', token, async () => key)).resolves.not.toBeNull();
    await expect(verifyToken(NOON, 'access', token, async () => change(key))).resolves.toBeNull();
  });

  test('does not vouch for another signature below the same claims', async () => {
    const token = await signToken(at(0), 'access', SESSION);
    await expect(readToken(at(0), 'access', token)).resolves.not.toBeNull();
    const altered = token.replace(/[^.]+$/, Buffer.alloc(32).toString('base64url'));
    await expect(readToken(at(0), 'access', altered)).resolves.toBeNull();
  });
});

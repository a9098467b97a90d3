import type { SentCall } from '../request/call';
import { addressOf } from '../request/send';

/**
 * The key of this browser's session (RFC 9449, DPoP). It cannot be exported, so that a copied refresh token is useless
 * in another browser. It is stored in IndexedDB, the only storage that holds such keys.
 */
export interface SessionKey {
  /** A signed proof for one call. */
  prove: (call: SentCall, about?: ProofAbout) => Promise<string>;
  /** Stores the key for a session, in place of all other keys. */
  keepFor: (sessionId: string) => Promise<void>;
}

interface ProofAbout {
  /** The token that the call carries: the proof is of no use with the next one. */
  token?: string;
  /** Epoch milliseconds, by default the time of this device. */
  now?: number | undefined;
}

const DATABASE = 'portal-session';
const STORE = 'keys';
const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256' } as const;
/** The id of a key whose session is not open yet. */
const PENDING = '';
const MS_PER_SECOND = 1000;

/** A new key; `null` where the browser cannot store one, so that the session is not bound to a key. */
export async function newSessionKey(): Promise<SessionKey | null> {
  try {
    const database = await openDatabase();
    const pair = await crypto.subtle.generateKey(ALGORITHM, false, ['sign', 'verify']);
    // A browser that cannot store the key says so here, before the session depends on it.
    await ended(database.transaction(STORE, 'readwrite').objectStore(STORE).put(pair, PENDING));
    return toSessionKey(database, pair);
  } catch {
    return null;
  }
}

/** The key that this browser made last, while no session is bound to it. */
export const pendingSessionKey = (): Promise<SessionKey | null> => findSessionKey(PENDING);

/** The stored key of a session; `null` if the session is not bound to a key of this browser. */
export async function findSessionKey(sessionId: string | null): Promise<SessionKey | null> {
  if (sessionId === null) return null;
  try {
    const database = await openDatabase();
    const pair = await ended<CryptoKeyPair | undefined>(database.transaction(STORE).objectStore(STORE).get(sessionId));
    return pair ? toSessionKey(database, pair) : null;
  } catch {
    return null;
  }
}

const toSessionKey = (database: IDBDatabase, pair: CryptoKeyPair): SessionKey => ({
  prove: (call, about = {}) => prove(pair, call, about),
  async keepFor(sessionId) {
    const store = database.transaction(STORE, 'readwrite').objectStore(STORE);
    store.clear();
    await ended(store.put(pair, sessionId));
  },
});

function openDatabase(): Promise<IDBDatabase> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(STORE));
  return ended(opening);
}

const ended = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('The browser did not store the key.')));
  });

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const bytesOf = (text: string) => new TextEncoder().encode(text);
const encoded = (value: object) => base64url(bytesOf(JSON.stringify(value)));
const digestOf = async (text: string) =>
  base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', bytesOf(text))));

async function prove(
  { publicKey, privateKey }: CryptoKeyPair,
  call: SentCall,
  { token, now = Date.now() }: ProofAbout,
): Promise<string> {
  const { kty, crv, x, y } = await crypto.subtle.exportKey('jwk', publicKey);
  const header = { typ: 'dpop+jwt', alg: 'ES256', jwk: { kty, crv, x, y } };
  const claims = {
    htm: call.method,
    htu: `${window.location.origin}${addressOf(call)}`,
    iat: Math.floor(now / MS_PER_SECOND),
    jti: crypto.randomUUID(),
    ...(token !== undefined && { ath: await digestOf(token) }),
  };
  const text = `${encoded(header)}.${encoded(claims)}`;
  const signing = { name: ALGORITHM.name, hash: 'SHA-256' };
  const signature = await crypto.subtle.sign(signing, privateKey, bytesOf(text));
  return `${text}.${base64url(new Uint8Array(signature))}`;
}

import type {
  NewCodes,
  NewPasskey,
  PasskeyChallenge,
  PasskeyCreation,
  PasskeyProof,
  RecoveryCodes,
} from '@portal/domain';
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { generateSync } from 'otplib';
import { PASSWORD } from './people';
import type { TestPortal } from './portal';
import { dataOf } from './releases';

const ADA = 'ada@site.example';

/** The code that an app shows for a secret at the portal's time, or some seconds later. */
export const codeNow = ({ context }: TestPortal, secret: string, later = 0) =>
  generateSync({ secret, epoch: Math.floor(context.now().getTime() / 1000) + later });

/** Sets up one-time codes, as the page does. */
export async function setUpCodes(portal: TestPortal, token: string) {
  const { callApi } = portal;
  const { secret } = dataOf(await callApi('POST /user/second-factors/codes/begin', { token })) as NewCodes;
  const body = { code: codeNow(portal, secret) };
  const answer = await callApi('POST /user/second-factors/codes', { token, body });
  return { secret, ...(dataOf(answer) as RecoveryCodes) };
}

/** A login with the right password and further fields. */
export const logInWith = ({ callApi }: TestPortal, more: object = {}, ip?: string) =>
  callApi('POST /auth/login', { body: { email: ADA, password: PASSWORD, ...more }, ...(ip && { ip }) });

const RP_ID = 'portal.example';
const ORIGIN = `https://${RP_ID}`;

const base64url = (bytes: Buffer | string) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();

/** A byte string in CBOR, with the shortest form of its length (up to two bytes). */
const cborBytes = (bytes: Buffer) => {
  const { length } = bytes;
  return Buffer.concat([Buffer.from(length < 256 ? [0x58, length] : [0x59, length >> 8, length & 0xff]), bytes]);
};

const coordinate = (label: number, value: string) =>
  Buffer.concat([Buffer.from([label]), cborBytes(Buffer.from(value, 'base64url'))]);

/** A short text in CBOR. */
const cborText = (words: string) => Buffer.concat([Buffer.from([0x60 + words.length]), Buffer.from(words)]);

/** A public key on P-256 in the form of COSE. */
function coseKey({ x = '', y = '' }: { x?: string; y?: string }) {
  // A map of five: key type EC2, algorithm ES256, curve P-256, x, y.
  const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]);
  return Buffer.concat([head, coordinate(0x21, x), coordinate(0x22, y)]);
}

/** A passkey in software, with a counter. */
export function softwareKey({ origin = ORIGIN, rpId = RP_ID } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let counter = 0;

  const clientData = (type: string, challenge: string) =>
    JSON.stringify({ type, challenge, origin, crossOrigin: false });
  const authenticatorData = (flags: number, more = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, more]);
  };

  return {
    /** Sets the counter back, as in a copy of the key. */
    setCounter: (value: number) => (counter = value),
    create({ challenge }: Pick<PasskeyCreation, 'challenge'>, name = 'Key'): NewPasskey {
      const length = Buffer.from([id.length >> 8, id.length & 0xff]);
      const credential = Buffer.concat([Buffer.alloc(16), length, id, coseKey(publicKey.export({ format: 'jwk' }))]);
      // Present, and with a credential.
      const data = authenticatorData(0x41, credential);
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        cborText('fmt'),
        cborText('none'),
        cborText('attStmt'),
        Buffer.from([0xa0]),
        cborText('authData'),
        cborBytes(data),
      ]);
      return {
        name,
        id: base64url(id),
        client_data: base64url(clientData('webauthn.create', challenge)),
        attestation: base64url(attestation),
        transports: ['internal'],
      };
    },
    prove({ challenge }: Pick<PasskeyChallenge, 'challenge'>): PasskeyProof {
      counter += 1;
      const data = authenticatorData(0x01);
      const client = clientData('webauthn.get', challenge);
      return {
        id: base64url(id),
        client_data: base64url(client),
        authenticator_data: base64url(data),
        signature: base64url(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
      };
    },
  };
}

export type SoftwareKey = ReturnType<typeof softwareKey>;

/** Adds a passkey, as the page does. */
export async function addKey({ callApi }: TestPortal, token: string, key: SoftwareKey, name?: string) {
  const creation = dataOf(await callApi('POST /user/second-factors/passkeys/begin', { token })) as PasskeyCreation;
  return callApi('POST /user/second-factors/passkeys', { token, body: key.create(creation, name) });
}

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { calculateJwkThumbprint, CompactSign, exportJWK, generateKeyPair, importJWK } from 'jose';
import { ROOT } from '../install.mjs';
import { importContract } from '../source.mjs';
import { Refusal } from './refusal.mjs';

/** File with the private key of a part on this machine; git ignores the folder. */
const fileOf = (part) => join(ROOT, '.keys', `${part}.json`);

const WRONG = 'is not a private key created by "pnpm releases key".';

async function openKey(text, from) {
  try {
    const { kty, crv, x, d } = JSON.parse(text);
    const jwk = { kty, crv, x, d };
    if (crv !== 'Ed25519' || !d) throw new Error(WRONG);
    return { key: await importJWK(jwk, 'EdDSA'), id: await calculateJwkThumbprint(jwk), publicKey: x };
  } catch {
    throw new Refusal(`${from} ${WRONG}`);
  }
}

/** The key that signs releases of a part: RELEASE_KEY, or the one on this machine; `null` without any. */
export async function signingKey(part) {
  if (process.env.RELEASE_KEY) return openKey(process.env.RELEASE_KEY, 'RELEASE_KEY');
  const file = fileOf(part);
  return existsSync(file) ? openKey(readFileSync(file, 'utf8'), file) : null;
}

/** Signs the statement about a build, as a compact JSON Web Signature. */
export async function sign({ key, id }, release, origin) {
  const { releaseStatement, STATEMENT_TYPE } = await importContract();
  const statement = new TextEncoder().encode(JSON.stringify(await releaseStatement(release, origin)));
  return new CompactSign(statement).setProtectedHeader({ alg: 'EdDSA', kid: id, typ: STATEMENT_TYPE }).sign(key);
}

/**
 * Makes a key for a part; returns its public half and the file with the private one. Throws a `Refusal` if it exists.
 */
export async function makeKey(part) {
  const file = fileOf(part);
  if (existsSync(file))
    throw new Refusal(`${file} already contains a key. Remove or rename it before you create another key.`);
  const { publicKey, privateKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true });
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(file, `${JSON.stringify(await exportJWK(privateKey))}\n`, { mode: 0o600, flag: 'wx' });
  return { file, publicKey: (await exportJWK(publicKey)).x };
}

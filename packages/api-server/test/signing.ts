import { releaseStatement, STATEMENT_TYPE, type Release } from '@portal/portal-contract';
import type { Provenance } from '@portal/domain';
import { CompactSign, exportJWK, generateKeyPair } from 'jose';

/** The origin that tests state. */
export const ORIGIN: Provenance = {
  commit: 'c'.repeat(40),
  is_clean: true,
  builder: 'Pipeline 7',
  built_at: 1_780_000_000,
};

/** A key pair of a team: its public half as administrators add it, and a signer for its releases. */
export async function aTeamKey() {
  const { publicKey, privateKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519' });
  const { x } = await exportJWK(publicKey);
  const sign = async (release: Release, { origin = ORIGIN, typ = STATEMENT_TYPE } = {}) =>
    new CompactSign(new TextEncoder().encode(JSON.stringify(await releaseStatement(release, origin))))
      .setProtectedHeader({ alg: 'EdDSA', typ })
      .sign(privateKey);
  return { publicKey: String(x), sign };
}

import type { ProvenanceInput, StatedRelease } from '@portal/domain';
import { releaseStatement } from '@portal/portal-contract';
import { refusedRelease } from '../refusals';
import { mustBeGranted } from '../grants/must-be-granted';
import type { ReleaseDeps } from '../releases/make-current';
import { findRelease, type StoredRelease } from '../releases/releases.store';
import { keysOf, type StoredKey } from '../grants/keys.store';
import { recordOrigin } from './origin.store';
import { signerOf } from './signature';

interface Named {
  name: string;
  hash: string;
}

async function known({ db }: Pick<ReleaseDeps, 'db'>, { name, hash }: Named): Promise<StoredRelease> {
  const release = await findRelease(db, name, hash);
  if (!release) throw refusedRelease(404, `${name} has no release ${hash}. Send its release.json first.`);
  return release;
}

const noSigner = ({ part, version }: StoredRelease) =>
  `The signature of ${part} ${version} was not made by a key of ${part} that holds, or is of another build. Sign it with a key that an administrator has added on the Releases page.`;

/** Whether the origin of a release is final: it was current with it, and no better one is stated now. */
const isFinal = ({ releasedAt, signedById }: StoredRelease, holding: readonly StoredKey[], signer: StoredKey | null) =>
  releasedAt !== null && (signer === null || holding.some(({ id }) => id === signedById));

/**
 * Records the origin of a release that was sent, with the signature of its team. The origin of a release that was
 * current stays, unless a signature is added to it. Throws 404 for an unknown release, and 422 for a signature that no
 * valid key has made.
 */
export async function stateOrigin(
  { db, now }: Pick<ReleaseDeps, 'db' | 'now'>,
  named: Named,
  { signature, ...origin }: ProvenanceInput,
): Promise<null> {
  const release = await known({ db }, named);
  await mustBeGranted(db, [release.manifest], now());
  const statement = await releaseStatement(release.manifest, origin);
  const holding = (await keysOf(db, [named.name])).filter(({ endedAt }) => endedAt === null);
  const signer = signature ? await signerOf(holding, signature, statement) : null;
  if (signature && !signer) {
    const message = noSigner(release);
    throw refusedRelease(422, message, [{ path: 'signature', message }]);
  }
  if (!isFinal(release, holding, signer))
    await recordOrigin(db, release.id, {
      provenance: origin,
      signature: signature ?? null,
      signedById: signer?.id ?? null,
    });
  return null;
}

/** The data for verifying a release without trusting this server. Throws 404 for an unknown one. */
export async function readStated({ db }: Pick<ReleaseDeps, 'db'>, named: Named): Promise<StatedRelease> {
  const { manifest, provenance, signature } = await known({ db }, named);
  return { release: manifest, provenance, signature };
}

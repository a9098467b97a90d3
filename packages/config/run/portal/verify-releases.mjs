import { compactVerify, importJWK } from 'jose';
import { importContract } from '../source.mjs';
import { endedKey } from './ended-key.mjs';
import { callPortal, portalUrl } from './portal.mjs';
import { Refusal } from './refusal.mjs';
import { filesProblems } from './served-files.mjs';
import { deployToken } from './token.mjs';

const openKey = (publicKey) => importJWK({ kty: 'OKP', crv: 'Ed25519', x: publicKey }, 'EdDSA');

/** The key that made a signature of this statement; `undefined` if none did. */
async function signerOf(keys, signature, statement) {
  const { isSameStatement, STATEMENT_TYPE } = await importContract();
  for (const key of keys) {
    const signed = await compactVerify(signature, await openKey(key.public_key), { algorithms: ['EdDSA'] }).catch(
      () => null,
    );
    if (signed?.protectedHeader.typ !== STATEMENT_TYPE) continue;
    if (isSameStatement(JSON.parse(new TextDecoder().decode(signed.payload)), statement)) return key;
  }
  return undefined;
}

const from = ({ commit, is_clean: isClean }) =>
  commit ? `commit ${commit.slice(0, 12)}${isClean ? '' : ' with changes'}` : 'no commit';

/** The signature of a release, with its problems. */
async function signatureOf({ name, keys }, { release, provenance, signature }, releasedAt) {
  if (signature === null || provenance === null)
    return { how: 'not signed', problems: keys.length > 0 ? ['is not signed, although its team has keys'] : [] };
  const { releaseStatement } = await importContract();
  const key = await signerOf(keys, signature, await releaseStatement(release, provenance));
  if (!key)
    return { how: 'not signed', problems: [`has a signature that does not match any key of ${name} for this build`] };
  const { note, problems } = endedKey(key, releasedAt);
  return { how: `signed by "${key.name}"${note}, from ${from(provenance)}`, problems };
}

/** Verifies one live release: the signature of its description, and each served file against the description. */
async function verify(portal, part, { version, hash, released_at: releasedAt }) {
  const stated = await callPortal(portal, ['GET', `/releases/${part.name}/${hash}`]);
  const { release } = stated;
  const isOther = release.name !== part.name || release.version !== version || release.hash !== hash;
  const { how, problems } = await signatureOf(part, stated, releasedAt);
  const files = await filesProblems(portal.url, release);
  const all = [...(isOther ? ['has the description of another release'] : []), ...problems, ...files.problems];
  const label = `${part.name} ${version} (${hash})`;
  if (all.length === 0) console.log(`${label}: ${how}; ${files.count} files match the description`);
  return all.map((problem) => `- ${label} ${problem}.`);
}

/** `pnpm releases verify [part]`: checks all live releases against the keys of their grants, byte by byte. */
export async function verifyReleases([only]) {
  const url = portalUrl();
  const portal = { url, token: await deployToken(url, only) };
  const { parts } = await callPortal(portal, ['GET', '/releases']);
  const live = parts.flatMap((part) =>
    part.releases.filter(({ is_current: isCurrent }) => isCurrent).map((release) => ({ part, release })),
  );
  const asked = live.filter(({ part }) => only === undefined || part.name === only);
  if (asked.length === 0) throw new Refusal(`${url} has no live release${only ? ` of "${only}"` : ''}.`);
  const problems = [];
  for (const { part, release } of asked) problems.push(...(await verify(portal, part, release)));
  if (problems.length > 0) throw new Refusal(`Some live releases at ${url} could not be verified:`, ...problems);
}

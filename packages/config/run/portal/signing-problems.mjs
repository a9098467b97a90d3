import { signingKey } from './signing-key.mjs';

/** The parts whose releases must be signed and could not be, or would be by a key that is not theirs, in sentences. */
export async function signingProblems({ parts }, releases) {
  const problems = [];
  for (const { name, version } of releases) {
    const keys = parts.find((part) => part.name === name)?.keys ?? [];
    const own = await signingKey(name);
    if (keys.length === 0 && !own) continue;
    const key = own && keys.find(({ public_key: publicKey }) => publicKey === own.publicKey);
    if (!own) problems.push(`${name} ${version} must be signed, and there is no key in RELEASE_KEY or .keys.`);
    else if (!key || key.ended_at !== null)
      problems.push(
        `${name} ${version} would be signed by a key that ${key ? 'has ended' : 'the portal does not know'}. An administrator adds keys on the Releases page.`,
      );
  }
  return problems;
}

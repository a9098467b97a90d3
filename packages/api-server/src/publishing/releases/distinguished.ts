import type { Release } from '@portal/portal-contract';

/** Digits of a hash that tell the releases of a part apart, as the Releases page shows them. */
const SHORT = 8;

/**
 * A release for sentences: its version also has the hash if one of these other releases of the part has the same
 * version. Its fit does not depend on its version.
 */
export function distinguished<Kind extends Release>(release: Kind, others: readonly Release[]): Kind {
  const { name, version, hash } = release;
  const isAmbiguous = others.some((other) => other.name === name && other.version === version && other.hash !== hash);
  return isAmbiguous ? { ...release, version: `${version} (${hash.slice(0, SHORT)})` } : release;
}

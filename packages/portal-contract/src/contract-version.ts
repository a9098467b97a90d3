import { isLowerVersion } from './range';

/** Names that a shell exports, by shared group, under one version of the contract. */
export interface Promised {
  contract: string;
  names: Record<string, string[]>;
}

const namesIn = ({ names }: Promised) =>
  Object.entries(names).flatMap(([group, all]) => [`all of ${group}`, ...all.map((name) => `${name} of ${group}`)]);

const without = (all: Promised, others: Promised) => {
  const known = new Set(namesIn(others));
  return namesIn(all).filter((name) => !known.has(name));
};

/** The lowest following version in which names may be removed or added. */
function versionAfter(version: string, change: 'major' | 'minor'): string {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return change === 'major' ? `${major + 1}.0.0` : `${major}.${minor + 1}.0`;
}

/**
 * The reason why the version of the contract does not reflect the changes of the shell's exported names since its last
 * release; `null` if it does. Removing a name requires a major version, adding one a minor.
 */
export function contractVersionProblem(last: Promised, now: Promised): string | null {
  const [gone, come] = [without(last, now), without(now, last)];
  if (gone.length === 0 && come.length === 0) return null;
  const needed = versionAfter(last.contract, gone.length > 0 ? 'major' : 'minor');
  if (!isLowerVersion(now.contract, needed)) return null;
  const what =
    gone.length > 0
      ? `no longer gives ${gone.join(', ')}, which contract ${last.contract} promises to remotes. Keep it, or`
      : `gives ${come.join(', ')}, which contract ${last.contract} does not name. For remotes to ask for it,`;
  return `The shell ${what} raise CONTRACT_VERSION from ${now.contract} to ${needed} (packages/portal-contract/src/version.ts).`;
}

import { satisfies } from 'semver';

/** Name and version of a package in the lock file. */
function identityOf(key) {
  const at = key.lastIndexOf('@');
  return { name: key.slice(0, at), version: key.slice(at + 1) };
}

/**
 * The locked packages that a list of advisories names, the most severe first. The list is what a registry answers: for
 * the name of a package its advisories, each with a range of versions.
 */
export function affectedBy(advisories, lock) {
  const found = Object.keys(lock.packages)
    .map(identityOf)
    .flatMap(({ name, version }) =>
      (advisories[name] ?? [])
        .filter(({ vulnerable_versions: range }) => satisfies(version, range, { includePrerelease: true }))
        .map(({ severity, title, url }) => ({ name, version, severity, title, url })),
    );
  return found.toSorted((one, other) => LEVELS.indexOf(one.severity) - LEVELS.indexOf(other.severity));
}

const LEVELS = ['critical', 'high', 'moderate', 'low', 'info'];

/** Whether an advisory must be answered before the next release. */
export const isSevere = ({ severity }) => severity === 'critical' || severity === 'high';

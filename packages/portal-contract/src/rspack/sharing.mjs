import { contract } from './contract.mjs';
import { installedVersion } from './part.mjs';

/** `@portal/ui/core` → `@portal/ui`, `react/jsx-runtime` → `react`. */
const packageOf = (name) =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');

/** The sharing of a remote, derived from the policy: it carries no copy and refuses a version that does not fit. */
export const sharedByShell = (part) =>
  Object.fromEntries(
    Object.keys(contract.SHARING).map((name) => {
      const version = installedVersion(part, packageOf(name));
      return [name, { import: false, singleton: true, strictVersion: true, requiredVersion: `^${version}`, version }];
    }),
  );

/** Versions of what the shell shares, for its source: it tells the remotes which version they get. */
export const sharedVersions = (part) =>
  Object.fromEntries(Object.keys(contract.SHARING).map((name) => [name, installedVersion(part, packageOf(name))]));

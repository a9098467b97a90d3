import { fileURLToPath } from 'node:url';
import { rspack } from '@rspack/core';
import { contract } from './contract.mjs';
import { installedVersion } from './installed.mjs';

/** `@portal/ui/core` → `@portal/ui`, `react/jsx-runtime` → `react`. */
const packageOf = (name) =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');

/**
 * Federation's `shared` option for a remote, derived from the policy: no copy of its own, and no incompatible
 * version.
 */
export const sharedByShell = (part) =>
  Object.fromEntries(
    Object.keys(contract.SHARING).map((name) => {
      const version = installedVersion(part, packageOf(name));
      return [name, { import: false, singleton: true, strictVersion: true, requiredVersion: `^${version}`, version }];
    }),
  );

/** Versions of the shared packages, inlined into the shell, which announces them to the remotes. */
export const sharedVersions = (part) =>
  Object.fromEntries(Object.keys(contract.SHARING).map((name) => [name, installedVersion(part, packageOf(name))]));

const RUNTIME = fileURLToPath(new URL('client/sharing.mjs', import.meta.url));

/** Replaces the federation library's runtime in a remote by the portal's own. */
export const sharingRuntime = () =>
  new rspack.NormalModuleReplacementPlugin(/[\\/]@module-federation[\\/]webpack-bundler-runtime[\\/]/, RUNTIME);

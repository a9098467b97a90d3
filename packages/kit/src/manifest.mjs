import { versionOf } from './places.mjs';

/** Needed by the code of teams: React and its tests, the types of shared modules, and the type checker. */
const FOR_TEAMS = [
  'react',
  'react-dom',
  'react-refresh',
  '@testing-library/dom',
  '@testing-library/react',
  '@testing-library/user-event',
];
const FOR_TESTS = ['@testing-library/jest-dom', '@types/react', 'typescript'];

const byText = (a, b) => (a < b ? -1 : 1);

/** Libraries that can only be resolved from the packages that depend on them. */
const WAYS = { 'unrs-resolver': ['jest', 'jest-cli', '@jest/core', 'jest-resolve', 'unrs-resolver'] };

/**
 * Referred to by types but not needed: packages of the workspace, and libraries for which the kit has its own types.
 */
const NOT_INSTALLED = /^(@portal\/|antd$|@ant-design\/|@fontsource|jest$|esbuild$|tsx$|#)/;

/**
 * The kit's package.json: a single package, whose dependencies have the versions that the portal itself was built with.
 */
export function manifest({ libraries, version }) {
  const names = [...libraries, ...FOR_TEAMS, ...FOR_TESTS, ...Object.keys(WAYS)].filter(
    (name) => !NOT_INSTALLED.test(name),
  );
  const dependencies = Object.fromEntries(
    [...new Set(names)].toSorted(byText).map((name) => [name, versionOf(...(WAYS[name] ?? [name]))]),
  );
  return {
    name: '@portal/kit',
    version,
    description: 'The tools with which a team builds, tries, tests and releases a remote of this portal',
    license: 'Apache-2.0',
    type: 'module',
    bin: { portal: 'bin/portal.mjs' },
    exports: {
      './jest': './jest/index.mjs',
      './rspack': './rspack.mjs',
      './tsconfig.remote.json': './tsconfig.remote.json',
      './package.json': './package.json',
    },
    engines: { node: '>=20.19' },
    dependencies,
  };
}

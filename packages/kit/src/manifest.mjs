import { versionOf } from './places.mjs';

/** Needed by what a team writes: React and its tests, the types of what the shell hands out, the compiler of types. */
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

/** Found only by way of those that bring them. */
const WAYS = { 'unrs-resolver': ['jest', 'jest-cli', '@jest/core', 'jest-resolve', 'unrs-resolver'] };

/** Named by types without being needed for them: of the workspace, or in place of which the kit has types of its own. */
const NOT_INSTALLED = /^(@portal\/|antd$|@ant-design\/|@fontsource|jest$|esbuild$|tsx$|#)/;

/** The kit's package.json: one package, whose dependencies are the versions that the portal itself was built with. */
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
    description: 'What a team needs to build, try, test and release a remote of this portal',
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

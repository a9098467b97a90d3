import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const local = (name) => fileURLToPath(new URL(name, import.meta.url));

const SWC = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
    target: 'es2022',
  },
};

/** The tests of a remote, with jsdom; an unexpected console.error fails the test. `here`: its `import.meta.url`. */
export function jest(here) {
  const rootDir = dirname(fileURLToPath(here));
  return {
    rootDir,
    displayName: rootDir.split('/').at(-1),
    testMatch: ['<rootDir>/{src,test}/**/*.test.{ts,tsx}'],
    cacheDirectory: `${rootDir}/.cache/jest`,
    setupFilesAfterEnv: [local('./browser-setup.cjs')],
    // Parts of jest, which are inside the kit.
    runner: local('./runner.js'),
    runtime: local('./sharing-runtime.js'),
    testRunner: local('./circus-runner.js'),
    testSequencer: local('./sequencer.js'),
    testEnvironment: local('./browser-environment.js'),
    prettierPath: null,
    transform: { '\\.(m?[jt]sx?)$': [local('./swc-jest.js'), SWC] },
    restoreMocks: true,
    // Long, so that a slow machine fails no test.
    testTimeout: 60_000,
    moduleNameMapper: {
      '\\.(css|svg|png|webp|woff2)$': local('./asset-stub.cjs'),
      // Modules that the shell shares, as in the portal.
      '^@portal/(.*)$': local('./portal/$1.js'),
    },
  };
}

import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);

// These ship ES modules only; Node 20 cannot require them, so jest transforms them.
const ESM_ONLY = [
  'react-leaflet',
  '@react-leaflet',
  'cookie',
  'content-disposition',
  '@ant-design/colors',
  '@ant-design/icons-svg',
  'jose',
  'oauth4webapi',
  'openid-client',
  'd3-[a-z-]+',
  'internmap',
  '@portal',
];

/** The thorough half: variants of similar cases, which `npm test` leaves out; a run of jest by hand has them. */
const THOROUGH = process.env.TEST_SAMPLE ? ['\\.thorough\\.test\\.m?[jt]sx?$'] : [];

/** Settings shared by the tests of all parts. `here` is the `import.meta.url` of the part's jest.config.mjs. */
export function base(here) {
  const rootDir = dirname(fileURLToPath(here));
  return {
    rootDir,
    displayName: rootDir.split('/').at(-1),
    testMatch: ['<rootDir>/{src,test}/**/*.test.{ts,tsx}'],
    testPathIgnorePatterns: ['/node_modules/', ...THOROUGH],
    cacheDirectory: `${rootDir}/.cache/jest`,
    runtime: fileURLToPath(new URL('./sharing-runtime.cjs', import.meta.url)),
    restoreMocks: true,
    // Long, since a slow machine proves nothing.
    testTimeout: 120_000,
    transform: {
      '\\.(m?[jt]sx?)$': [
        require.resolve('@swc/jest'),
        {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
            target: 'es2022',
          },
          // In a file of their own: within the code, which is read and compared for each test file, they are two thirds
          // of it.
          sourceMaps: true,
        },
      ],
    },
    transformIgnorePatterns: [`node_modules/(?!\\.pnpm|(${ESM_ONLY.join('|')})(/|$))`],
  };
}

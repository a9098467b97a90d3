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
  'jose',
  'd3-[a-z-]+',
  'internmap',
  '@portal',
];

/** The thorough half: what is alike is tried in full by `npm run test:all` only, and some of it by `npm test`. */
const THOROUGH = process.env.TEST_ALL ? [] : ['\\.thorough\\.test\\.[jt]sx?$'];

/** What every part's tests share. `here` is the `import.meta.url` of the part's jest.config.mjs. */
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
    // A busy machine takes its time, and proves nothing.
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
        },
      ],
    },
    transformIgnorePatterns: [`node_modules/(?!\\.pnpm|(${ESM_ONLY.join('|')})(/|$))`],
  };
}

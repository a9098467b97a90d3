import { fileURLToPath } from 'node:url';
import { base } from './base.mjs';

const local = (name) => fileURLToPath(new URL(name, import.meta.url));

/** For parts that run in a browser: uses jsdom, and an unexpected console.error fails the test. */
export const browser = (here) => ({
  ...base(here),
  testEnvironment: local('./browser-environment.cjs'),
  setupFilesAfterEnv: [local('./browser-setup.cjs')],
  moduleNameMapper: {
    '\\.(css|svg|woff2)$': local('./asset-stub.cjs'),
    '(Dom/dynamicCSS|[.]/cssUtils)$': local('./no-styles.cjs'),
    'util/genStyleUtils$': local('./no-style-hooks.cjs'),
  },
});

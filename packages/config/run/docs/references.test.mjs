import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../install.mjs';
import { deadReferences } from './references.mjs';

/**
 * Documents in current use, but for the specification, which has a test of its own, and the glossary, whose words are
 * of four languages. Decisions and results of a day are excluded, since they describe the state at their time.
 */
const PAGES = [
  'README.md',
  '.changeset/README.md',
  '.github/CONTRIBUTING.md',
  '.github/PULL_REQUEST_TEMPLATE.md',
  '.github/SECURITY.md',
  'docs/api-tokens.md',
  'docs/architecture.md',
  'docs/controls.md',
  'docs/open-data.md',
  'docs/operational-configurations.md',
  'docs/operations.md',
  'docs/operations/sizing.md',
  'docs/operations/installation.md',
  'docs/performance.md',
  'docs/releasing.md',
  'docs/security.md',
  'docs/security/cryptography.md',
  'docs/to-confirm.md',
];

test.each(PAGES)('every reference in %s exists', (page) => {
  expect(deadReferences(readFileSync(join(ROOT, page), 'utf8'), page)).toEqual([]);
});

test.each([
  ['a missing file', '`people/accounts/no-such.test.ts`', 'path: people/accounts/no-such.test.ts'],
  ['a missing folder', '`packages/none/`', 'path: packages/none/'],
  ['a missing command', '`pnpm test:nothing`', 'command: pnpm test:nothing'],
  [
    'missing tests',
    '`pnpm exec jest --config packages/domain/jest.config.mjs no-such`',
    'command: pnpm exec jest --config packages/domain/jest.config.mjs no-such',
  ],
  ['a missing unit', '`pnpm unit no-such`', 'command: pnpm unit no-such'],
  ['a missing part', '`pnpm --filter @portal/none exec tsx`', 'command: pnpm --filter @portal/none exec tsx'],
  ['a missing story', '`pnpm e2e gallery nothing`', 'command: pnpm e2e gallery nothing'],
  ['a missing call', '`POST /auth/nothing`', 'call: POST /auth/nothing'],
  ['a missing setting', '`NO_SETTING`', 'setting: NO_SETTING'],
  ['a missing page', '[a page](nowhere.md)', 'link: nowhere.md'],
  ['a missing package', '`@portal/none`', 'package: @portal/none'],
  ['a file missing in the part of its row', '| `mf-admin` | `src/main.tsx` |', 'path: src/main.tsx'],
  ['a missing heading', '[there](#nowhere)', 'link: #nowhere'],
])('%s is reported', (_what, markdown, dead) => {
  expect(deadReferences(markdown, 'docs/security.md')).toEqual([dead]);
});

test.each([
  '`people/accounts/login.test.ts` and `packages/domain/src/`',
  '`npm test`, `pnpm types`, `pnpm e2e <name>`, `pnpm e2e documents`, `pnpm --filter @portal/domain exec tsx`',
  '`pnpm exec jest --config packages/domain/jest.config.mjs permissions`',
  '`npm run test:all`, `npx pnpm@12 …`',
  '`pnpm exec jest --config packages/config/jest.config.mjs references`',
  '`pnpm exec jest --config packages/config/jest/all.mjs new-field`',
  '`POST /auth/login` with `PUBLIC_URL`',
  '`POST /api/releases/<part>/deploy-token` with `DATA_DIR/files`',
  '| `shell` of `@portal/ui` | `src/main.tsx`, `remote.json`, `release.json` |',
  "`frame-ancestors 'none'`, `/healthz`, `nosniff`",
  '# What is there\n[here](#what-is-there), [there](operations.md#mail), [elsewhere](https://portal.example)',
])('all references in %s exist', (markdown) => {
  expect(deadReferences(markdown, 'docs/security.md')).toEqual([]);
});

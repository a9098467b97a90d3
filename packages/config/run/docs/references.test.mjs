import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../install.mjs';
import { deadReferences } from './references.mjs';

/** Documents that people follow. Decisions are not among them: they speak of their time. */
const PAGES = [
  'README.md',
  '.github/CONTRIBUTING.md',
  '.github/SECURITY.md',
  'docs/architecture.md',
  'docs/open-data.md',
  'docs/operations.md',
  'docs/performance.md',
  'docs/releasing.md',
  'docs/security.md',
];

test.each(PAGES)('what %s names is there', (page) => {
  expect(deadReferences(readFileSync(join(ROOT, page), 'utf8'), page)).toEqual([]);
});

test.each([
  ['a file that is gone', '`people/accounts/no-such.test.ts`', 'path: people/accounts/no-such.test.ts'],
  ['a folder that is gone', '`packages/none/`', 'path: packages/none/'],
  ['a command that is gone', '`pnpm test:nothing`', 'command: pnpm test:nothing'],
  [
    'tests that are gone',
    '`pnpm exec jest --config packages/domain/jest.config.mjs no-such`',
    'command: pnpm exec jest --config packages/domain/jest.config.mjs no-such',
  ],
  ['a call that is gone', '`POST /auth/nothing`', 'call: POST /auth/nothing'],
  ['a setting that is gone', '`NO_SETTING`', 'setting: NO_SETTING'],
  ['a page that is gone', '[a page](nowhere.md)', 'link: nowhere.md'],
  ['a package that is gone', '`@portal/none`', 'package: @portal/none'],
  ['a file that the part of its row lacks', '| `mf-admin` | `src/main.tsx` |', 'path: src/main.tsx'],
  ['a heading that is gone', '[there](#nowhere)', 'link: #nowhere'],
])('%s is noticed', (_what, markdown, dead) => {
  expect(deadReferences(markdown, 'docs/security.md')).toEqual([dead]);
});

test.each([
  '`people/accounts/login.test.ts` and `packages/domain/src/`',
  '`npm test`, `pnpm types`, `pnpm e2e <name>`',
  '`pnpm exec jest --config packages/domain/jest.config.mjs permissions`',
  '`npm run test:all`, `npx pnpm@12 …`',
  '`pnpm exec jest --config packages/config/jest.config.mjs references`',
  '`pnpm exec jest --config packages/config/jest/all.mjs new-field`',
  '`POST /auth/login` with `PUBLIC_URL`',
  '`POST /api/releases/<part>/deploy-token` with `DATA_DIR/files`',
  '| `shell` of `@portal/ui` | `src/main.tsx`, `remote.json`, `release.json` |',
  "`frame-ancestors 'none'`, `/healthz`, `nosniff`",
  '# What is there\n[here](#what-is-there), [there](operations.md#mail), [elsewhere](https://portal.example)',
])('%s is all there', (markdown) => {
  expect(deadReferences(markdown, 'docs/security.md')).toEqual([]);
});

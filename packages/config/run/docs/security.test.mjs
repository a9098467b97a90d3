import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../install.mjs';
import { checklist, REQUIREMENTS } from './asvs.mjs';
import { deadReferences, linksIn, referencesIn } from './references.mjs';

const PAGES = ['docs/security.md', '.github/SECURITY.md'];
const STATUSES = ['met', 'not met', 'operator', 'n/a'];

const read = (path) => readFileSync(join(ROOT, path), 'utf8');
const lines = checklist(read('docs/security.md'));
const of = (status) => lines.filter((line) => line.status === status);

test.each(PAGES)('what %s names is there', (page) => {
  expect(deadReferences(read(page), page)).toEqual([]);
});

test.each([
  ['a file that is gone', '`accounts/no-such.test.ts`', 'path: accounts/no-such.test.ts'],
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
  ['a heading that is gone', '[there](#nowhere)', 'link: #nowhere'],
])('%s is noticed', (_what, markdown, dead) => {
  expect(deadReferences(markdown, 'docs/security.md')).toEqual([dead]);
});

test.each([
  '`accounts/login.test.ts` and `packages/domain/src/`',
  '`npm test`, `pnpm types`, `pnpm e2e <name>`',
  '`pnpm exec jest --config packages/domain/jest.config.mjs may-call`',
  '`POST /auth/login` with `PUBLIC_URL`',
  "`frame-ancestors 'none'`, `/healthz`, `nosniff`",
  '# What is there\n[here](#what-is-there), [there](operations.md#mail), [elsewhere](https://portal.example)',
])('%s is all there', (markdown) => {
  expect(deadReferences(markdown, 'docs/security.md')).toEqual([]);
});

test('every requirement of levels 1 and 2 has its line, once and in order', () => {
  expect(lines.map(({ number }) => number)).toEqual(REQUIREMENTS);
});

test('every line has one of the statuses', () => {
  expect(lines.filter(({ status }) => !STATUSES.includes(status))).toEqual([]);
});

test('what is met names where', () => {
  expect(of('met').filter(({ where }) => referencesIn(where).length + linksIn(where).length === 0)).toEqual([]);
});

test('what is not met says what would meet it, or where that is said', () => {
  expect(of('not met').filter(({ where }) => !/→|see \d|\(R\d/.test(where))).toEqual([]);
});

test('the numbers in front of the checklist are those of its lines', () => {
  const counted = STATUSES.map((status) => `${of(status).length} ${status}`).join(', ');
  expect(read('docs/security.md')).toContain(`Of ${lines.length} lines: ${counted}.`);
});

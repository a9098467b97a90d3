import { undescribedParts } from './undescribed-parts.mjs';

const PARTS = [
  { folder: 'mf-public', name: 'mf-public' },
  { folder: 'packages/ui', name: '@portal/ui' },
];

test.each([
  ['nothing changed', [], [], []],
  ['a part changed', ['mf-public/src/remote.ts'], [], ['mf-public']],
  ['its data changed', ['mf-public/remote.json'], [], ['mf-public']],
  ['a change file names it', ['mf-public/src/remote.ts'], [['mf-public']], []],
  ['a change file names another part', ['mf-public/src/remote.ts'], [['@portal/ui']], ['mf-public']],
  ['two parts changed, one is named', ['mf-public/src/a.ts', 'packages/ui/src/a.ts'], [['mf-public']], ['@portal/ui']],
  ['two change files', ['mf-public/src/a.ts', 'packages/ui/src/a.ts'], [['mf-public'], ['@portal/ui']], []],
  ['a change file without parts', ['mf-public/src/remote.ts'], [[]], []],
  ['only tests changed', ['mf-public/src/remote.test.tsx', 'packages/ui/test/frame.ts'], [], []],
  ['only settings of tools changed', ['mf-public/tsconfig.json', 'packages/ui/jest.config.mjs'], [], []],
  ['a folder with the same prefix', ['packages/uit/src/a.ts'], [], []],
  ['a file outside all parts', ['docs/releasing.md', 'package.json'], [], []],
  ['versions were raised', ['mf-public/package.json', 'mf-public/CHANGELOG.md'], [], []],
])('%s', (_what, changed, described, undescribed) => {
  expect(undescribedParts(PARTS, changed, described)).toEqual(undescribed);
});

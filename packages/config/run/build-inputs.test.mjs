import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isBuilt, recordBuild } from './build-inputs.mjs';

const folder = mkdtempSync(join(tmpdir(), 'built-'));
afterAll(() => rmSync(folder, { recursive: true }));
const part = { folder, result: 'result', hash: 'these inputs' };

const QUICK = true;
const WHOLE = false;
const forms = (built = part) => ({ quick: isBuilt(built, QUICK), whole: isBuilt(built, WHOLE) });

test('a part without a record is not built', () => {
  writeFileSync(join(folder, part.result), '');
  expect(forms()).toEqual({ quick: false, whole: false });
});

test('a quick build is not a whole one', () => {
  recordBuild(part, QUICK);
  expect(forms()).toEqual({ quick: true, whole: false });
});

test('a whole build is a quick one too', () => {
  recordBuild(part, WHOLE);
  expect(forms()).toEqual({ quick: true, whole: true });
});

test.each([
  ['other inputs', { ...part, hash: 'others' }],
  ['a build that was removed', { ...part, result: 'removed' }],
])('%s: neither', (_why, built) => {
  expect(forms(built)).toEqual({ quick: false, whole: false });
});

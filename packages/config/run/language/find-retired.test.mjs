import { findRetired } from './find-retired.mjs';
import { EXCEPTIONS, RETIRED_WORDS } from './words.mjs';

const SERVER = 'packages/api-server/src/people/users/users.store.ts';
const TEXTS = 'mf-admin/src/users/messages.ts';
const PAGE = 'shell/src/pages/privacy-page.tsx';

const wordsIn = (path, text) => findRetired(path, text).map(({ line, word }) => [line, word]);

test.each([
  ['an identifier', 'shell/src/state.ts', 'const x = 1;\nexport const userVerdict = x;', [[2, 'Verdict']]],
  ['a part of an identifier', 'shell/src/state.ts', 'const { isOvertaken } = row;', [[1, 'Overtaken']]],
  ['a constant', 'packages/ui/src/table/pages.ts', 'const MOST_PAGES = 7;', [[1, 'MOST_PAGES']]],
  ['a message', 'mf-admin/src/users/messages.ts', "hint: 'Whoever leads a facility stays.',", [[1, 'Whoever']]],
  ['a comment', 'shell/src/state.ts', '/** Leads to the own facility. */', [[1, 'the own']]],
  ['a comment of a test', 'shell/src/state.test.ts', '  // For whoever is logged in.', [[1, 'whoever']]],
  ['a document', 'docs/operations.md', 'The verdict of a reviewer.', [[1, 'verdict']]],
  ['a sentence outside the messages', SERVER, "throw refused('Please begin anew.');", [[1, 'anew']]],
  ['a sentence in a template', SERVER, 'const x = 1;\nconst y = `${x} is\nset anew.`;', [[3, 'anew']]],
  [
    'a text of a page',
    PAGE,
    'const é = 1;\nexport const A = () => (\n  <p>\n    Nobody is tracked.\n  </p>\n);',
    [[4, 'Nobody']],
  ],
  ['a text of one word', TEXTS, "export const T = { title: 'anew' };", [[1, 'anew']]],
  ['a file name', 'packages/ui/src/form/late-windows.tsx', '', [[0, 'lateWindows']]],
  ['a folder', 'packages/api-server/src/verdicts/index.ts', '', [[0, 'verdict']]],
  [
    'two words of a line',
    'docs/operations.md',
    'Whoever judges',
    [
      [1, 'judges'],
      [1, 'Whoever'],
    ],
  ],
  [
    'a title of a test',
    'shell/src/state.test.ts',
    "test('whoever is logged in is led on', () => {});",
    [[1, 'whoever']],
  ],
])('%s with a retired word is found', (_what, path, text, words) => {
  expect(wordsIn(path, text)).toEqual(words);
});

test.each([
  ['a word with the same beginning', 'shell/src/state.ts', 'const settled = intelligent.usePlacements;'],
  ['words in use', 'shell/src/state.ts', 'export const evaluationOf = (draftKey) => draftKey; // users who'],
  ["once from Node's events", 'packages/api-server/test/pdf.ts', "const [{ found }] = await once(port1, 'message');"],
  [
    'a function called once that takes no arguments',
    'packages/api-server/src/app/app.test.ts',
    'async function once() {',
  ],
  ['a variable called standing', 'packages/api-server/bench/portal/copies.ts', '({ ...lidar, ...standing })'],
  ['a door in prose', 'docs/security.md', 'people who look for the door'],
  ['a cell of a table', 'packages/api-server/src/platform/pdf/table.ts', 'export interface Cell {'],
  ['something said', 'packages/ui/src/form/form.ts', '/** Said when neither was chosen. */'],
  ['a comment between texts', 'mf-admin/src/users/messages.ts', '// Somebody must read it, from now on.'],
  ['a code', SERVER, "const party = 'nobody';"],
  ['a value in SQL', SERVER, "const rows = sql`select 1 where pending_with <> 'nobody'`;"],
  ['a path of an import', SERVER, "import { a } from './nobody is/here';"],
  ['a comment of the server', SERVER, '// It is evaluated anew.\nexport {};'],
  ['a sentence of a test', 'shell/src/state.test.ts', "expect(text).toBe('Nobody is tracked.');"],
  ['a sentence that the specification fixes', SERVER, "const INVALID = 'Invalid E-Mail address';"],
  ['an unrelated function with hold', 'packages/ui/src/toast/toast-region.tsx', 'const holdOpen = true;'],
])('%s is accepted', (_what, path, text) => {
  expect(wordsIn(path, text)).toEqual([]);
});

test.each(RETIRED_WORDS)('“$example” is refused', ({ example, use, only }) => {
  const path = !only || only.test(SERVER) ? SERVER : TEXTS;
  expect(findRetired(path, `${example}\n`).map((finding) => finding.use)).toContain(use);
});

test('every exception has a reason', () => {
  expect(EXCEPTIONS.filter(({ reason }) => !reason.endsWith('.'))).toEqual([]);
});

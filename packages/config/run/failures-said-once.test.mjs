import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './install.mjs';

const FOLDERS = [
  'packages/api-slice/src',
  'mf-public/src/api',
  'mf-nf-area/src/api',
  'mf-cars-area/src/api',
  'mf-admin/src/api',
  'shell/src/api',
];

/** Mutations without a form or dialog that shows their failure, which is therefore a toast. */
const TOASTED = [
  // Cleans up behind a form.
  'deleteFile',
  'readNotice',
  'readAllNotices',
  // One button, and one field without a line for problems.
  'switchPart',
  'setTabAge',
  // One button, beside an action of an evaluation.
  // One button each, in a list of files and below a result.
  'removeQaFile',
  'withdrawQaTest',
  // One button each, at the head of a test.
  'takeTest',
  'releaseTest',
  // One button each, at the head of a request and in a list of slots.
  'acknowledgeRequest',
  'takeRequestOver',
  'chooseMySlot',
  'openSlot',
  'closeSlot',
  // One button each, beside the calendar.
  'makeCalendarAddressAtCentre',
  'endCalendarAddressAtCentre',
  'makeMyCalendarAddress',
  'endMyCalendarAddress',
  // In a window that asks first.
  'deleteQaTest',
];

const BEGIN = /(\w+): build\.(mutation|query)</g;

/** The mutations of a file whose failures are toasts. */
function toasted(source) {
  const begun = [...source.matchAll(BEGIN)];
  return begun
    .map(({ 1: name, 2: kind, index }, at) => ({ name, kind, text: source.slice(index, begun[at + 1]?.index) }))
    .filter(({ kind, text }) => kind === 'mutation' && !/SAID_BY_PAGE|saidByPage: true|'\/auth\//.test(text))
    .map(({ name }) => name);
}

const sources = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(ROOT, folder, file), 'utf8')),
);

test('a failed change is said once: by its form, or by a toast if it has none [12.292]', () => {
  expect(new Set(sources.flatMap(toasted))).toEqual(new Set(TOASTED));
});

const save = (options) => `save: build.mutation<null, void>({ ${options} query: () => post('/save') })`;

test('a mutation without the option is found', () => {
  expect(toasted(save(''))).toEqual(['save']);
  expect(toasted(save('extraOptions: FAILURE_SAID_BY_PAGE,'))).toEqual([]);
});

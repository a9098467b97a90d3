import { refusal, rulesLine, sorted } from './file-rules';

const MB = 1024 * 1024;
const RULES = { accept: ['jpg', 'jpeg', 'png'], maxBytes: 5 * MB, multiple: false };

/** A file that reports a size without allocating the memory. */
const file = (name: string, size: number) => Object.defineProperty(new File([], name), 'size', { value: size });

test.each<[why: string, files: File[], problem: string | null]>([
  ['a picture is accepted', [file('lidar.png', 1)], null],
  ['the case of the extension is ignored', [file('LIDAR.JPEG', 1)], null],
  ['a file of the maximum size is accepted', [file('lidar.jpg', 5 * MB)], null],
  [
    'a file one byte too large is rejected',
    [file('a.jpg', 5 * MB + 1)],
    '“a.jpg” is too large: 5.01 MB, at most 5 MB.',
  ],
  [
    'another type is rejected [5.10]',
    [file('plan.pdf', 1)],
    '“plan.pdf” cannot be taken: only jpg, jpeg or png files.',
  ],
  ['a name that is only an extension is accepted', [file('png', 1)], null],
  ['an empty file is rejected', [file('a.png', 0)], '“a.png” is empty.'],
  ['two files at once are rejected [5.10]', [file('a.png', 1), file('b.png', 1)], 'Please choose one file.'],
])('%s', (_why, files, problem) => {
  expect(refusal(files, RULES)).toBe(problem);
});

test.each<[why: string, files: File[], multiple: boolean, taken: string[], reasons: string[]]>([
  ['the others of an empty file', [file('a.png', 0), file('b.png', 1)], true, ['b.png'], ['“a.png” is empty.']],
  ['none of two where one is wanted', [file('a.png', 1), file('b.png', 1)], false, [], ['Please choose one file.']],
  ['all', [file('a.png', 1), file('b.png', 1)], true, ['a.png', 'b.png'], []],
])('%s: taken are those that keep the rules', (_why, files, multiple, taken, reasons) => {
  const found = sorted(files, { ...RULES, multiple });
  expect([found.taken.map(({ name }) => name), found.reasons]).toEqual([taken, reasons]);
});

test('the rules are summarized in one line [9.4]', () => {
  expect(rulesLine(RULES)).toBe('jpg, jpeg or png, at most 5 MB');
});

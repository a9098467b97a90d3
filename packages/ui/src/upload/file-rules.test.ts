import { refusal, rulesLine } from './file-rules';

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

test('the rules are summarized in one line [9.4]', () => {
  expect(rulesLine(RULES)).toBe('jpg, jpeg or png, at most 5 MB');
});

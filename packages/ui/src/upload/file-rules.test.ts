import { refusal, rulesLine } from './file-rules';

const MB = 1024 * 1024;
const RULES = { accept: ['jpg', 'jpeg', 'png'], maxBytes: 5 * MB, multiple: false };

/** A file that claims this size without using the memory. */
const file = (name: string, size: number) => Object.defineProperty(new File([], name), 'size', { value: size });

test.each<[why: string, files: File[], problem: string | null]>([
  ['a picture', [file('lidar.png', 1)], null],
  ['whatever the case of its ending', [file('LIDAR.JPEG', 1)], null],
  ['as large as allowed', [file('lidar.jpg', 5 * MB)], null],
  ['one byte too large', [file('a.jpg', 5 * MB + 1)], '“a.jpg” is too large: 5.01 MB, at most 5 MB.'],
  ['another type [5.10]', [file('plan.pdf', 1)], '“plan.pdf” cannot be taken: only jpg, jpeg or png files.'],
  ['no ending', [file('png', 1)], null],
  ['nothing in it', [file('a.png', 0)], '“a.png” is empty.'],
  ['two at a time [5.10]', [file('a.png', 1), file('b.png', 1)], 'Please choose one file.'],
])('%s', (_why, files, problem) => {
  expect(refusal(files, RULES)).toBe(problem);
});

test('the rules in a line [9.4]', () => {
  expect(rulesLine(RULES)).toBe('jpg, jpeg or png, at most 5 MB');
});

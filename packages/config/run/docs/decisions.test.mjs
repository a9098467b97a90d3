import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../install.mjs';

const FOLDER = join(ROOT, 'docs/decisions');
const files = readdirSync(FOLDER);
const read = (file) => readFileSync(join(FOLDER, file), 'utf8');
const HEAD = /^# (\d+)\. .+\n\nDate: \d{4}-\d{2}-\d{2}\n\nStatus: (accepted|superseded by \[\d+\]\((.+)\))\n/;

test.each(files)('%s has its number, a date and a status', (file) => {
  expect(HEAD.exec(read(file))?.[1]?.padStart(4, '0')).toBe(file.slice(0, 4));
});

test('a superseded decision and its successor name each other', () => {
  const superseded = files.flatMap((file) => {
    const successor = HEAD.exec(read(file))?.[3];
    return successor ? [{ file, successor }] : [];
  });
  expect(superseded.filter(({ file, successor }) => !read(successor).includes(`](${file})`))).toEqual([]);
});

test('decision numbers are unique', () => {
  const numbers = files.map((file) => file.slice(0, 4));
  expect(new Set(numbers).size).toBe(numbers.length);
});

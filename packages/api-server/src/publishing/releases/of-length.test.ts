import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { ofLength } from './of-length';

const chunks = (...parts: string[]) => Readable.from(parts.map((part) => Buffer.from(part)));

test('content of the right length is passed on unchanged', async () => {
  expect(await text(ofLength(chunks('ent', 'ry()'), 7))).toBe('entry()');
  expect(await text(ofLength(chunks(), 0))).toBe('');
});

test.each([
  ['shorter', 8],
  ['longer', 6],
  ['longer in its first chunk', 2],
])('content that is %s fails', async (_what, bytes) => {
  await expect(text(ofLength(chunks('ent', 'ry()'), bytes))).rejects.toThrow(/^A file of a release has \d of \d bytes/);
});

test('an error of the content is passed on', async () => {
  const content = new Readable({ read: () => content.destroy(new Error('the disk is gone')) });
  await expect(text(ofLength(content, 7))).rejects.toThrow('the disk is gone');
});

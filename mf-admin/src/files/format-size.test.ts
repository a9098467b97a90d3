import { formatSize } from './format-size';

test.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1024, '1 KB'],
  [1536, '1.5 KB'],
  [1024 * 1024, '1 MB'],
  [25 * 1024 * 1024, '25 MB'],
  [5 * 1024 ** 3, '5120 MB'],
])('%d bytes are formatted as %s', (bytes, text) => {
  expect(formatSize(bytes)).toBe(text);
});

import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { writePart } from './multipart';

const folder = mkdtempSync(join(tmpdir(), 'portal-parts-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the file of an interrupted part can be removed, and is not created later', async () => {
  const path = join(folder, 'broken');
  const file = Object.assign(new PassThrough(), { truncated: false, bytesRead: 0 });
  // The parser of forms has a listener too.
  file.on('error', () => {});
  const written = writePart({ file }, path, 'sha256');
  file.destroy(new Error('The line is dead.'));
  await expect(written).rejects.toThrow('The line is dead.');
  expect(existsSync(path)).toBe(true);
});

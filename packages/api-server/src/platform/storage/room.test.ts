import { mkdtempSync, rmSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freeBytes, mustHaveRoomToStart, roomProblem } from './room';

const folder = mkdtempSync(join(tmpdir(), 'portal-room-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** More than any disk has. */
const ALL = Number.MAX_SAFE_INTEGER;

test('free space is that of the disk, also of a folder that is not there yet', async () => {
  const { bsize, blocks } = await statfs(folder);
  for (const place of [folder, join(folder, 'not/yet')]) {
    const free = await freeBytes(place);
    expect(free).toBeGreaterThan(0);
    expect(free).toBeLessThanOrEqual(bsize * blocks);
  }
});

test('below the floor no files are taken, with a sentence; without a floor they always are', async () => {
  expect(await roomProblem({ incoming: folder, settings: {} })).toBeUndefined();
  expect(await roomProblem({ incoming: folder, settings: { minFreeBytes: 1 } })).toBeUndefined();
  expect(await roomProblem({ incoming: folder, settings: { minFreeBytes: ALL } })).toMatch(
    /^The portal takes no files at this moment: less than \d+ MB are free on its disk\./,
  );
});

test('a start on a full disk says so in a sentence', async () => {
  await mustHaveRoomToStart(folder, 1);
  await expect(mustHaveRoomToStart(folder, ALL)).rejects.toThrow(
    /^The disk of the data folder .* is full: \d+ MB are free, and the portal needs \d+ MB to start\./,
  );
});

import { randomUUID } from 'node:crypto';
import { mkdir, open, rm, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';

/** A temporary file for data that is read quickly now and used slowly later. */
export interface Spool {
  /** Appends data. */
  write: (text: string) => Promise<void>;
  /** Size in bytes. */
  bytes: () => number;
  /** Yields the given number of bytes from an offset. */
  read: (from: number, bytes: number) => AsyncIterable<Buffer>;
  close: () => Promise<void>;
}

/** Opens a spool in a folder. Its file is unlinked at once, so nothing of it remains, however the process ends. */
export async function openSpool(folder: string): Promise<Spool> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, `${randomUUID()}.spool`);
  // Writes are appended, whatever was read meanwhile.
  const file = await open(path, 'ax+', 0o600);
  await rm(path);
  let end = 0;
  return {
    async write(text) {
      const content = Buffer.from(text);
      await file.appendFile(content);
      end += content.length;
    },
    bytes: () => end,
    read: (from, bytes) => readFrom(file, from, bytes),
    close: () => file.close(),
  };
}

/** Size of one read, bytes. */
const PIECE = 64 * 1024;

async function* readFrom(file: FileHandle, from: number, bytes: number): AsyncGenerator<Buffer> {
  const end = from + bytes;
  for (let at = from; at < end;) {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(Math.min(PIECE, end - at)), 0, null, at);
    if (bytesRead === 0) throw new Error('What was set aside on the disk is gone.');
    yield buffer.subarray(0, bytesRead);
    at += bytesRead;
  }
}

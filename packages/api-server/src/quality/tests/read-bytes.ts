import { buffer } from 'node:stream/consumers';
import { readsContent } from '@portal/domain';
import type { Context } from '../../platform/process/app-types';
import type { TestFile } from './test-files.store';
import type { CheckedFile } from '../check/check-task';

/** The bytes of a file of a test; `null` if they are missing, which is logged. */
export async function bytesOf({ files, log }: Context, { id, storageKey }: TestFile): Promise<Uint8Array | null> {
  const content = await files.get(storageKey);
  // A copy of its own: small buffers share one, which must not be handed to a thread.
  if (content) return new Uint8Array(await buffer(content));
  log.error({ file: id, key: storageKey }, 'the bytes of a file are missing');
  return null;
}

/** The files of a test for its self-check, with the bytes that it reads. */
export async function checkedFiles(context: Context, files: readonly TestFile[]): Promise<CheckedFile[]> {
  const checked: CheckedFile[] = [];
  for (const file of files) {
    const { name, role, sha256 } = file;
    checked.push({ name, role, sha256, bytes: readsContent(file) ? await bytesOf(context, file) : null });
  }
  return checked;
}

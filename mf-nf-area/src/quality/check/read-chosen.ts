import type { QaFileContent } from '@portal/domain';
import { QA_SETTINGS, readsText } from '@portal/domain';
import { roleOf } from './check-file';

const hex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The digest of a file; without a secure connection browsers compute none, and name and size have to do. */
async function digestOf(file: File, bytes: ArrayBuffer): Promise<string> {
  const { subtle } = crypto as { subtle?: SubtleCrypto };
  return subtle ? hex(await subtle.digest('SHA-256', bytes)) : `${file.name} ${file.size}`;
}

/** Reads a chosen file: its digest, and its text if the self-check reads it. */
export async function readChosen(file: File): Promise<QaFileContent> {
  const bytes = await file.arrayBuffer();
  const role = roleOf(file.name);
  const facts = { name: file.name, role, sha256: await digestOf(file, bytes) };
  const isText = readsText(facts) && file.size <= QA_SETTINGS.files.textBytes;
  return {
    ...facts,
    text: isText ? new TextDecoder().decode(bytes) : null,
  };
}

import type { QaFileContent } from '@portal/domain';
import { contentOf, QA_SETTINGS, roleByName } from '@portal/domain';

const hex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The digest of a file; without a secure connection browsers compute none, and name and size have to do. */
async function digestOf(file: File, bytes: ArrayBuffer): Promise<string> {
  const { subtle } = crypto as { subtle?: SubtleCrypto };
  return subtle ? hex(await subtle.digest('SHA-256', bytes)) : `${file.name} ${file.size}`;
}

const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

/** Reads a chosen file: its digest, and what the self-check reads of it. */
export async function readChosen(file: File): Promise<QaFileContent> {
  const bytes = await file.arrayBuffer();
  const facts = { name: file.name, role: roleByName(file.name), sha256: await digestOf(file, bytes) };
  // Larger files are refused by the server; nothing of them is decoded here.
  const isRead = file.size <= QA_SETTINGS.files.plotBytes;
  return contentOf(facts, isRead ? new Uint8Array(bytes) : new Uint8Array(), decode);
}

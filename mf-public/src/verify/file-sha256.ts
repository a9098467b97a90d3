const HEX = 16;

/** Whether this browser computes digests: it does so over a secure connection only. */
export const canDigest = () => 'subtle' in globalThis.crypto;

/** The SHA-256 of a file, hexadecimal. It is computed in the browser; rejects if the file cannot be read. */
export async function fileSha256(file: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(HEX).padStart(2, '0')).join('');
}

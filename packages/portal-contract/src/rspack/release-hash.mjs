import { createHash } from 'node:crypto';

/** The subresource integrity of a content. */
export const integrityOf = (content) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** The hash of a release: over every file and the description. */
export function hashOf(files, about) {
  const hash = createHash('sha256').update(JSON.stringify(about));
  for (const [name, file] of Object.entries(files)) hash.update(`${name}\0${file.integrity}\n`);
  return hash.digest('hex').slice(0, 16);
}

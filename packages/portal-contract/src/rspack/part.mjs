import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readJson } from './read-json.mjs';

export { readJson };

/** A part of the portal, by the `import.meta.url` of its rspack.config.mjs. */
export function partOf(here) {
  const folder = dirname(fileURLToPath(here));
  const { name, version } = readJson(join(folder, 'package.json'));
  return { folder, name, version };
}

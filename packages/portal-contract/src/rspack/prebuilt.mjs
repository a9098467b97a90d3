import { fileURLToPath, pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import { plainExports } from './plain-exports.mjs';

/**
 * Evaluates a module while a part is built and replaces it by its exports, which must be plain data: code that only
 * computes them is in no part.
 */
export async function pitch() {
  const values = await tsImport(pathToFileURL(this.resourcePath).href, {
    parentURL: import.meta.url,
    onImport: (url) => url.startsWith('file:') && this.addDependency(fileURLToPath(url)),
  });
  return plainExports(values, this.resourcePath);
}

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../install.mjs';
import { REMOTES } from '../parts.mjs';

const build = (compiler) =>
  new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || stats.hasErrors()) reject(error ?? new Error(stats.toString({ preset: 'errors-only' })));
      else compiler.close(resolve);
    });
  });

/** Builds the whole portal as a single program into a folder, for comparison. */
export async function buildSingle(folder) {
  const { singleProgram } = await import('../../../portal-contract/src/rspack/index.mjs');
  const remotes = REMOTES.map((name) => join(ROOT, name));
  const shell = pathToFileURL(join(ROOT, 'shell/rspack.config.mjs')).href;
  await build(singleProgram(shell, { remotes, folder }));
}

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../install.mjs';

const folderOf = (part) => join(ROOT, part, '.cache/development');
/** Below /releases, since the page's policy only allows scripts from there. */
const addressOf = (part) => `/releases/${part}/development/`;

/** The file of a development build at a path; `null` for other paths. */
export function developmentFile(address) {
  const [, part, name] = /^\/releases\/([a-z0-9-]+)\/development\/([\w@-][\w.@-]*)$/.exec(address) ?? [];
  return name === undefined ? null : join(folderOf(part), name);
}

/** URLs of the entry's files in a build, without hot updates. */
function entryOf(part, compilation) {
  const [entry] = compilation.entrypoints.values();
  const files = entry.getFiles().filter((file) => !file.includes('.hot-update.'));
  const ending = (end) => files.filter((file) => file.endsWith(end)).map((file) => addressOf(part) + file);
  return { scripts: ending('.js'), styles: ending('.css') };
}

/**
 * Builds a part of this checkout and rebuilds it whenever its sources change. `announce` receives every build: `{ hash,
 * scripts, styles }`, or `{ failed }` with the compiler's errors. Resolves after the first build.
 */
export async function keepBuilding(part, toCompiler, announce) {
  const target = { folder: folderOf(part), publicPath: addressOf(part) };
  rmSync(target.folder, { recursive: true, force: true });
  const { default: config } = await import(pathToFileURL(join(ROOT, part, 'rspack.config.mjs')).href);
  const compiler = toCompiler(config, target);
  await new Promise((resolve) => {
    compiler.watch({ aggregateTimeout: 20 }, (error, stats) => {
      const failed = error?.stack ?? (stats.hasErrors() ? stats.toString({ preset: 'errors-only' }) : undefined);
      announce(failed ? { failed } : { hash: stats.hash, ...entryOf(part, stats.compilation) });
      resolve();
    });
  });
}

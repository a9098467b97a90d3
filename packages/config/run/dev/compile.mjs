import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../install.mjs';

const folderOf = (part) => join(ROOT, part, '.cache/development');
/** Among the releases, which are all that the page's policy takes scripts from. */
const addressOf = (part) => `/releases/${part}/development/`;

/** Where the file of a development build is that an address names; null when it names none. */
export function developmentFile(address) {
  const [, part, name] = /^\/releases\/([a-z0-9-]+)\/development\/([\w@-][\w.@-]*)$/.exec(address) ?? [];
  return name === undefined ? null : join(folderOf(part), name);
}

/** Files of the one entry point of a build, as addresses, without what replaces them later. */
function entryOf(part, compilation) {
  const [entry] = compilation.entrypoints.values();
  const files = entry.getFiles().filter((file) => !file.includes('.hot-update.'));
  const ending = (end) => files.filter((file) => file.endsWith(end)).map((file) => addressOf(part) + file);
  return { scripts: ending('.js'), styles: ending('.css') };
}

/**
 * Builds a part of this checkout and builds it again whenever its sources change. `announce` hears of every build:
 * `{ hash, scripts, styles }`, or `{ failed }` with the words of the compiler. Resolves after the first one.
 */
export async function keepBuilding(part, toCompiler, announce) {
  const place = { folder: folderOf(part), publicPath: addressOf(part) };
  rmSync(place.folder, { recursive: true, force: true });
  const { default: config } = await import(pathToFileURL(join(ROOT, part, 'rspack.config.mjs')).href);
  const compiler = toCompiler(config, place);
  await new Promise((resolve) => {
    compiler.watch({ aggregateTimeout: 20 }, (error, stats) => {
      const failed = error?.stack ?? (stats.hasErrors() ? stats.toString({ preset: 'errors-only' }) : undefined);
      announce(failed ? { failed } : { hash: stats.hash, ...entryOf(part, stats.compilation) });
      resolve();
    });
  });
}

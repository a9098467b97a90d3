import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { sourcesOf } from './calls.mjs';
import { codeFiles, groupsOf, lazyPages, pageRequest, sharedGroups } from './code-files.mjs';
import { contract } from './contract.mjs';
import { hiddenUsesIn } from './hidden-uses.mjs';
import { unconfinedIn } from './own-styles.mjs';
import { readJson } from './part.mjs';
import { takenBy } from './surface.mjs';

/** Name of the chunk with `src/remote.ts` itself. */
export const EXPOSED_CHUNK = 'remote';

/** The validated `remote.json` of a part; errors name the fields. */
function readRemoteJson(part) {
  try {
    const remote = contract.parseRemoteJson(readJson(join(part.folder, 'remote.json')));
    if (remote.name !== part.name) throw new Error(`name must be "${part.name}", as the package is called`);
    return remote;
  } catch (error) {
    throw new Error(`${part.name}/remote.json: ${(error.errors ?? [error.message]).join('; ')}`, { cause: error });
  }
}

/** The server refuses a sheet that reaches beyond its remote, so the build does too, after the minifier. */
function checkSheets(part, compilation) {
  for (const { name, source } of compilation.getAssets())
    if (name.endsWith('.css'))
      for (const selector of unconfinedIn(source.source().toString(), part.name))
        throw new Error(`${name} of ${part.name} would style elements of other parts: ${selector}`);
}

/** The fields of `release.json` that only remotes have. */
export function describeRemote(part, compilation) {
  const remote = readRemoteJson(part);
  const source = readFileSync(join(part.folder, 'src/remote.ts'), 'utf8');
  const faults = contract.pageFaults(source, remote.pages, lazyPages(compilation));
  if (faults.length > 0) throw new Error(`${part.name}: ${faults.join('; ')}`);
  const hidden = sourcesOf(compilation).flatMap((path) =>
    hiddenUsesIn(readFileSync(path, 'utf8'), relative(dirname(part.folder), path)),
  );
  if (hidden.length > 0) throw new Error(hidden.join('; '));
  checkSheets(part, compilation);
  const exposed = compilation.chunkGroups.filter(({ name }) => name === EXPOSED_CHUNK);
  const pages = remote.pages.map(({ page }) => {
    const groups = [...exposed, ...groupsOf(compilation, pageRequest(page))];
    return [page, { ...codeFiles(groups), shared: sharedGroups(compilation, groups) }];
  });
  const entry = codeFiles([compilation.entrypoints.get(contract.containerName(part.name))]).scripts[0];
  return { kind: 'remote', entry, remote, takes: takenBy(part, compilation), pages: Object.fromEntries(pages) };
}

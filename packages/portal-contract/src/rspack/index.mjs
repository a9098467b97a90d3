import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { fileURLToPath } from 'node:url';
import { base, chunkIntegrity } from './base.mjs';
import { contract } from './contract.mjs';
import { partOf } from './part.mjs';
import { ReleasePlugin } from './release-plugin.mjs';
import { EXPOSED_CHUNK, describeRemote } from './remote-release.mjs';
import { sharedByShell, sharedVersions, sharingRuntime } from './sharing.mjs';
import { describeShell, ownPages } from './shell-release.mjs';
import { givenBy } from './surface.mjs';

export { developmentOnShell, developmentRemote, developmentShell } from './development.mjs';
export { galleryProgram } from './gallery.mjs';
export { singleProgram } from './single-program.mjs';

const federation = (part) => ({
  name: contract.containerName(part.name),
  filename: 'entry.[contenthash:8].js',
  exposes: { [contract.EXPOSED]: { import: './src/remote.ts', name: EXPOSED_CHUNK } },
  shared: sharedByShell(part),
  // Types come from the workspace, and the composition names the remotes, so no manifest is needed.
  dts: false,
  manifest: false,
});

const OWN_STYLES = ['own-styles-loader.mjs', 'own-styles.mjs'].map((file) =>
  fileURLToPath(new URL(file, import.meta.url)),
);

/** Its sheets, and those of the packages in it, apply inside its own elements. */
const ownStyles = (part) => ({ test: /\.css$/, loader: OWN_STYLES[0], options: { remote: part.name } });

/** The build of a remote; its rspack.config.mjs contains only `export default remote(import.meta.url)`. */
export function remote(here) {
  const part = partOf(here);
  const common = base(part);
  return {
    ...common,
    entry: {},
    module: { ...common.module, rules: [...common.module.rules, ownStyles(part)] },
    cache: { ...common.cache, buildDependencies: [...common.cache.buildDependencies, ...OWN_STYLES] },
    plugins: [
      ...common.plugins,
      new ModuleFederationPlugin(federation(part)),
      sharingRuntime(),
      chunkIntegrity(),
      new ReleasePlugin(part, (compilation) => describeRemote(part, compilation)),
    ],
  };
}

/** The build of the shell: a plain app that shares its packages at run time. */
export function shell(here) {
  const part = partOf(here);
  const common = base(part);
  return {
    ...common,
    entry: { main: './src/main.tsx' },
    plugins: [
      ...common.plugins,
      new rspack.DefinePlugin({ SHARED_VERSIONS: JSON.stringify(sharedVersions(part)) }),
      chunkIntegrity(),
      new ReleasePlugin(part, (compilation) => ({
        ...describeShell(compilation, ownPages(part)),
        gives: givenBy(part, compilation),
      })),
    ],
  };
}

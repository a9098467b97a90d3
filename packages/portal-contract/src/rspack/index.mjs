import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { fileURLToPath } from 'node:url';
import { base, chunkIntegrity } from './base.mjs';
import { contract } from './contract.mjs';
import { leanRuntime } from './lean-runtime.mjs';
import { partOf } from './part.mjs';
import { ReleasePlugin } from './release-plugin.mjs';
import { EXPOSED_CHUNK, describeRemote } from './remote-release.mjs';
import { sharedByShell, sharedVersions } from './sharing.mjs';
import { describeShell, ownPages } from './shell-release.mjs';
import { FEDERATION_VERSION, givenBy } from './surface.mjs';

export { developmentOnShell, developmentRemote, developmentShell } from './development.mjs';
export { galleryProgram } from './gallery.mjs';
export { singleProgram } from './single-program.mjs';

const federation = (part) => ({
  name: contract.containerName(part.name),
  filename: 'entry.[contenthash:8].js',
  exposes: { [contract.EXPOSED]: { import: './src/remote.ts', name: EXPOSED_CHUNK } },
  shared: sharedByShell(part),
  shareStrategy: 'loaded-first',
  // Types come from the workspace, and the composition names the remotes, so no manifest is needed.
  dts: false,
  manifest: false,
  experiments: {
    // The shell's federation runtime serves all remotes.
    externalRuntime: true,
    optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
  },
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
      leanRuntime,
      chunkIntegrity(),
      new ReleasePlugin(part, (compilation) => describeRemote(part, compilation)),
    ],
  };
}

/** The build of the shell: a plain app that sets up the federation at run time. */
export function shell(here) {
  const part = partOf(here);
  const common = base(part);
  return {
    ...common,
    entry: { main: './src/main.tsx' },
    plugins: [
      ...common.plugins,
      new rspack.DefinePlugin({
        SHARED_VERSIONS: JSON.stringify(sharedVersions(part)),
        FEDERATION_VERSION: JSON.stringify(FEDERATION_VERSION),
        // Drops the runtime's own way to find and load remotes, which the shell's loader replaces.
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
        FEDERATION_OPTIMIZE_NO_REMOTE: true,
        ENV_TARGET: JSON.stringify('web'),
      }),
      leanRuntime,
      chunkIntegrity(),
      new ReleasePlugin(part, (compilation) => ({
        ...describeShell(compilation, ownPages(part)),
        gives: givenBy(part, compilation),
      })),
    ],
  };
}

import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { base, chunkIntegrity } from './base.mjs';
import { contract } from './contract.mjs';
import { leanRuntime } from './lean-runtime.mjs';
import { partOf } from './part.mjs';
import { ReleasePlugin } from './release-plugin.mjs';
import { EXPOSED_CHUNK, describeRemote } from './remote-release.mjs';
import { sharedByShell, sharedVersions } from './sharing.mjs';
import { describeShell, ownPages } from './shell-release.mjs';

export { developmentRemote, developmentShell } from './development.mjs';
export { singleProgram } from './single-program.mjs';

const federation = (part) => ({
  name: contract.containerName(part.name),
  filename: 'entry.[contenthash:8].js',
  exposes: { [contract.EXPOSED]: { import: './src/remote.ts', name: EXPOSED_CHUNK } },
  shared: sharedByShell(part),
  shareStrategy: 'loaded-first',
  // Types come from the source of the one workspace; the portal tells browsers what there is, so no manifest is fetched.
  dts: false,
  manifest: false,
  experiments: {
    // The shell's federation runtime serves all remotes.
    externalRuntime: true,
    optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
  },
});

/** The whole build of a remote; its rspack.config.mjs says `export default remote(import.meta.url)` and no more. */
export function remote(here) {
  const part = partOf(here);
  return {
    ...base(part),
    entry: {},
    plugins: [
      new ModuleFederationPlugin(federation(part)),
      leanRuntime,
      chunkIntegrity(),
      new ReleasePlugin(part, (compilation) => describeRemote(part, compilation)),
    ],
  };
}

/** The whole build of the shell: a plain app, which makes the federation at run time. */
export function shell(here) {
  const part = partOf(here);
  return {
    ...base(part),
    entry: { main: './src/main.tsx' },
    plugins: [
      new rspack.DefinePlugin({
        SHARED_VERSIONS: JSON.stringify(sharedVersions(part)),
        // Parts of the federation runtime that find and load remotes: the shell's own loader does that.
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
        FEDERATION_OPTIMIZE_NO_REMOTE: true,
        ENV_TARGET: JSON.stringify('web'),
      }),
      leanRuntime,
      chunkIntegrity(),
      new ReleasePlugin(part, (compilation) => describeShell(compilation, ownPages(part))),
    ],
  };
}

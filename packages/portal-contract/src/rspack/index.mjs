import { rspack } from '@rspack/core';
import { base, chunkIntegrity } from './base.mjs';
import { contract } from './contract.mjs';
import { partOf } from './part.mjs';
import { ReleasePlugin } from './release-plugin.mjs';
import { EXPOSED_CHUNK, describeRemote } from './remote-release.mjs';
import { sharedByShell, sharedVersions } from './sharing.mjs';
import { describeShell, ownPages } from './shell-release.mjs';

export { developmentRemote, developmentShell } from './development.mjs';
export { singleProgram } from './single-program.mjs';

/** A container by the protocol of module federation, which the bundler itself knows: no runtime library is part of it. */
const container = (part) => ({
  name: contract.containerName(part.name),
  filename: 'entry.[contenthash:8].js',
  exposes: { [contract.EXPOSED]: { import: './src/remote.ts', name: EXPOSED_CHUNK } },
  shared: sharedByShell(part),
});

/** The whole build of a remote; its rspack.config.mjs says `export default remote(import.meta.url)` and no more. */
export function remote(here) {
  const part = partOf(here);
  return {
    ...base(part),
    entry: {},
    plugins: [
      new rspack.container.ModuleFederationPluginV1(container(part)),
      chunkIntegrity(),
      new ReleasePlugin(part, (compilation) => describeRemote(part, compilation)),
    ],
  };
}

/** The whole build of the shell: a plain app, which hands out what it shares at run time. */
export function shell(here) {
  const part = partOf(here);
  return {
    ...base(part),
    entry: { main: './src/main.tsx' },
    plugins: [
      new rspack.DefinePlugin({ SHARED_VERSIONS: JSON.stringify(sharedVersions(part)) }),
      chunkIntegrity(),
      new ReleasePlugin(part, (compilation) => describeShell(compilation, ownPages(part))),
    ],
  };
}

import type { ComposedRemote, Composition, PortalSettings, RemoteRelease } from '@portal/portal-contract';
import { compositionId } from '../releases/composition-id';
import type { Portal } from './match-page';
import { releaseFile } from './preloads';

function composeRemote(release: RemoteRelease): ComposedRemote {
  const { href, integrity } = releaseFile(release, release.entry);
  return { version: release.version, hash: release.hash, entry: href, integrity, remote: release.remote };
}

/** What the browser needs to know about the portal, as of this request. */
export const compose = (portal: Portal, settings: PortalSettings, nonce: string): Composition => ({
  id: compositionId([portal.shell, ...portal.remotes]),
  shell: { version: portal.shell.version, hash: portal.shell.hash, contract: portal.shell.contract },
  remotes: Object.fromEntries(portal.remotes.map((release) => [release.name, composeRemote(release)])),
  settings,
  nonce,
});

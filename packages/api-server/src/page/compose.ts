import { createHash } from 'node:crypto';
import type { ComposedRemote, Composition, PortalSettings, RemoteRelease } from '@portal/portal-contract';
import type { Portal } from './match-page';
import { releaseFile } from './preloads';

function composeRemote(release: RemoteRelease): ComposedRemote {
  const { href, integrity } = releaseFile(release, release.entry);
  return { version: release.version, hash: release.hash, entry: href, integrity, remote: release.remote };
}

/** Names exactly this set of releases: the same set has the same id on every server. */
function idOf({ shell, remotes }: Portal): string {
  const parts = [shell, ...remotes].map(({ name, version, hash }) => `${name}@${version}+${hash}`);
  return createHash('sha256').update(parts.toSorted().join('\n')).digest('hex').slice(0, 12);
}

/** What the browser needs to know about the portal, as of this request. */
export const compose = (portal: Portal, settings: PortalSettings, nonce: string): Composition => ({
  id: idOf(portal),
  shell: { version: portal.shell.version, hash: portal.shell.hash, contract: portal.shell.contract },
  remotes: Object.fromEntries(portal.remotes.map((release) => [release.name, composeRemote(release)])),
  settings,
  nonce,
});

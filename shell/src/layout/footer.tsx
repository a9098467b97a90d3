import { AboutButton } from '../about/about-button';
import { composition } from '../composition';
import { PageLink } from '../preload/page-link';
import { tileHost } from '../tile-host';

/** Who may learn what about a visitor, and exactly which version this is. */
export function Footer() {
  const { id, shell, remotes, settings } = composition();
  const parts = Object.entries(remotes).map(([name, { version }]) => `${name} ${version}`);
  return (
    <footer className="s-footer">
      <p>
        <PageLink to="/privacy">Privacy</PageLink>: no cookies and no tracking. {tileNote(settings.tileUrl)}
        When you log in, your session is kept in this browser until you log out.
      </p>
      <p className="s-version" title={[`shell ${shell.version}`, ...parts].join(', ')}>
        Version {shell.version} · {id} · <AboutButton />
      </p>
    </footer>
  );
}

/** Who serves the map's pictures, when it is somebody else. */
function tileNote(tileUrl: string): string {
  const host = tileHost(tileUrl);
  return host === undefined ? '' : `The map's pictures come from ${host}, which learns your network address. `;
}

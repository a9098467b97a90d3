import { composition } from '../composition';
import { PageLink } from '../preload/page-link';
import { tileHost } from '../tile-host';
import { useLazyDialog } from './use-lazy-dialog';

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

const load = () => import('../about/about-dialog').then((module) => module.AboutDialog);

/** Opens the window that says what makes up the portal. */
function AboutButton() {
  const { Window, show, ...window } = useLazyDialog(load);
  return (
    <>
      <button type="button" className="s-about" aria-haspopup="dialog" onClick={show}>
        About
      </button>
      {Window && <Window {...window} />}
    </>
  );
}

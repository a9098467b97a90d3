import { composition, tileHost } from '../composition';
import { PageLink } from '../preload/page-link';
import { useLazyDialog } from './use-lazy-dialog';

/** The footer: a privacy note and the exact versions of the parts. */
export function Footer() {
  const { id, shell, remotes, settings } = composition();
  const parts = Object.entries(remotes).map(([name, { version }]) => `${name} ${version}`);
  return (
    <footer className="s-footer">
      <p>
        <PageLink to="/privacy">Privacy</PageLink>: no one is tracked. {tileNote(settings.tileUrl)}
        When you log in, your session is kept in this browser until you log out.
      </p>
      <p className="s-version" title={[`shell ${shell.version}`, ...parts].join(', ')}>
        Version {shell.version} · {id}
        <span className="s-no-print">
          {' '}
          · <AboutButton />
        </span>
      </p>
    </footer>
  );
}

/** Names the host of the map tiles if it is not the portal itself. */
function tileNote(tileUrl: string): string {
  const host = tileHost(tileUrl);
  return host === undefined ? '' : `Map tiles are loaded from ${host}, which receives your IP address. `;
}

const load = () => import('../about/about-dialog').then((module) => module.AboutDialog);

function AboutButton() {
  const { Dialog, show, ...dialog } = useLazyDialog(load);
  return (
    <>
      <button type="button" className="s-about" aria-haspopup="dialog" onClick={show}>
        About
      </button>
      {Dialog && <Dialog {...dialog} />}
    </>
  );
}

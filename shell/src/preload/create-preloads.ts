import { findPage } from '@portal/portal-contract';
import { composition, findRemotePage } from '../composition';
import { OWN_PAGES } from '../own-pages';
import type { PageLoads } from '../remotes/page-state';

// Not every browser exposes the connection; without it, data saving is off.
const savesData = () => 'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;

/** The page loaders of the remotes and of the shell itself. */
export interface PreloadsDeps {
  remotes: Pick<PageLoads, 'preload'>;
  own: Pick<PageLoads, 'preload'>;
}

/** Preloads the page that a path leads to, once, unless the user has turned on data saving. */
export function createPreloads({ remotes, own }: PreloadsDeps): (path: string) => void {
  const tried = new Set<string>();
  return (path) => {
    if (tried.has(path) || savesData()) return;
    tried.add(path);
    const match = findRemotePage(composition(), path);
    if (match && match.remote.off === undefined) remotes.preload(match.remote.remote.name, match.page.page);
    const shells = findPage(OWN_PAGES, path);
    if (shells) own.preload('shell', shells.page.page);
  };
}

import { findPage } from '@portal/portal-contract';
import { composition, findRemotePage } from '../composition';
import { OWN_PAGES } from '../own-pages';
import type { PageLoads } from '../remotes/page-state';

// Not every browser tells; then nobody has asked to save.
const savesData = () => 'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;

/** The loadings of the pages, of remotes and of the shell itself. */
export interface PreloadsDeps {
  remotes: Pick<PageLoads, 'preload'>;
  own: Pick<PageLoads, 'preload'>;
}

/**
 * Loads the page that a path leads to, whoever owns it: once, and not for people who asked their browser to save data.
 */
export function createPreloads({ remotes, own }: PreloadsDeps): (path: string) => void {
  const tried = new Set<string>();
  return (path) => {
    if (tried.has(path) || savesData()) return;
    tried.add(path);
    const found = findRemotePage(composition(), path);
    if (found) remotes.preload(found.remote.remote.name, found.page.page);
    const shells = findPage(OWN_PAGES, path);
    if (shells) own.preload('shell', shells.page.page);
  };
}

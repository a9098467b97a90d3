import { findPage } from '@portal/portal-contract';
import { composition, findRemotePage } from '../composition';
import { OWN_PAGES, ownPageLoads } from '../own-pages';
import { pageLoads } from '../remotes/remotes';

const tried = new Set<string>();

// Not every browser tells; then nobody has asked to save.
const savesData = () => 'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;

/** Loads the page that a path leads to, whoever owns it: once, and not for people who asked their browser to save data. */
export function preloadPath(path: string): void {
  if (tried.has(path) || savesData()) return;
  tried.add(path);
  const found = findRemotePage(composition(), path);
  if (found) pageLoads.preload(found.remote.remote.name, found.page.page);
  const own = findPage(OWN_PAGES, path);
  if (own) ownPageLoads.preload('shell', own.page.page);
}

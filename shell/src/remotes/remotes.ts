import { composition, findRemotePage, renewRemote } from '../composition';
import { sharedPackages } from '../host';
import { preloadLists } from '../preload/preload-lists';
import { reportFault, reports } from '../reports/reports';
import { askAgain } from './ask-again';
import { loadContainer } from './entry-script';
import { createLoader } from './loader';
import { createPageLoads } from './page-loads';
import { NAVIGATION, TIMEOUTS } from './policy';

/** The remote pages of this tab; the shell provides them to `<RemotePage>` through `PageLoadsContext`. */
export const pageLoads = createPageLoads({
  load: createLoader({ remotes: () => composition().remotes, renew: renewRemote, loadContainer, sharedPackages }),
  onRestart: askAgain,
  onReady: reports.load,
  onFault: reportFault,
});

/**
 * Loads the page that matches a path, if a remote has one. Resolves when the page is ready or after 400 ms, whichever
 * comes first: rendering a little later is better than a spinner for a page that is almost there.
 */
export async function firstPage(path: string): Promise<void> {
  const match = findRemotePage(composition(), path);
  if (!match || match.remote.off !== undefined) return;
  preloadLists(match.page);
  const enough = new Promise((resolve) => {
    setTimeout(resolve, TIMEOUTS.firstPage);
  });
  await Promise.race([pageLoads.start(match.remote.remote.name, match.page.page, NAVIGATION), enough]);
}

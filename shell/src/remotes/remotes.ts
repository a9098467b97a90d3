import { composition, findRemotePage, renewRemote } from '../composition';
import { shareScope } from '../host';
import { reportFault, reports } from '../reports/reports';
import { askAgain } from './ask-again';
import { loadContainer } from './entry-script';
import { createLoader } from './loader';
import { createPageLoads } from './page-loads';
import { NAVIGATION, TIMEOUTS } from './policy';

/** The pages of the remotes in this tab; the shell provides them to `<RemotePage>` through `PageLoadsContext`. */
export const pageLoads = createPageLoads({
  load: createLoader({ remotes: () => composition().remotes, renew: renewRemote, loadContainer, shareScope }),
  onRestart: askAgain,
  onReady: reports.load,
  onFault: reportFault,
});

/**
 * Loads the page that owns a path, if a remote does. Resolves when the page is there or 400 ms have passed, whichever
 * comes first: rendering a little later costs less than showing a spinner for a page that is a moment away.
 */
export async function firstPage(path: string): Promise<void> {
  const found = findRemotePage(composition(), path);
  if (!found) return;
  const enough = new Promise((resolve) => {
    setTimeout(resolve, TIMEOUTS.firstPage);
  });
  await Promise.race([pageLoads.start(found.remote.remote.name, found.page.page, NAVIGATION), enough]);
}

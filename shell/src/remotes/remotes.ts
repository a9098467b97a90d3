import { composition, findRemotePage } from '../composition';
import { shareScope } from '../host';
import { loadContainer } from './entry-script';
import { createLoader } from './loader';
import { createPageLoads } from './page-loads';
import { PATIENCE } from './policy';

/** The pages of the remotes in this tab; the shell provides them to `<RemotePage>` through `PageLoadsContext`. */
export const pageLoads = createPageLoads(
  createLoader({ remotes: () => composition().remotes, loadContainer, shareScope }),
);

/** Loads a page that somebody is about to open. A failure stays silent: opening the page tries again. */
export async function preloadPage(remote: string, page: string): Promise<void> {
  if (pageLoads.state(remote, page).is !== 'idle') return;
  await pageLoads.start(remote, page);
  pageLoads.forgetFailure(remote, page);
}

/**
 * Loads the page that owns a path, if a remote does. Resolves when the page is there or 400 ms have passed, whichever
 * comes first: rendering a little later costs less than showing a spinner for a page that is a moment away.
 */
export async function firstPage(path: string): Promise<void> {
  const found = findRemotePage(composition(), path);
  if (!found) return;
  const enough = new Promise((resolve) => {
    setTimeout(resolve, PATIENCE.firstPage);
  });
  await Promise.race([pageLoads.start(found.remote.remote.name, found.page.page), enough]);
}

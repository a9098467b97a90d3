import { createPortalStore, followSession, loadAgainOnline, onMessage } from '@portal/api-slice';
import { findPage } from '@portal/portal-contract';
import { showChosenColours } from '@portal/ui/core';
import { showToast } from '@portal/ui/toast';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { composition } from './composition';
import { OWN_PAGES, ownPageLoads } from './own-pages';
import { Portal } from './portal';
import { concernsPreview } from './preview/tab';
import { NAVIGATION, TIMEOUTS } from './remotes/policy';
import { firstPage } from './remotes/remotes';
import { reports, sendReportsInTime, watchErrors } from './reports/reports';
import { routesOf } from './routes';
import './trusted-types';

/** Like `firstPage`, for a page of the shell itself. */
async function firstOwnPage(path: string): Promise<void> {
  const match = findPage(OWN_PAGES, path);
  if (!match) return;
  const enough = new Promise((resolve) => {
    setTimeout(resolve, TIMEOUTS.firstPage);
  });
  await Promise.race([ownPageLoads.start('shell', match.page.page, NAVIGATION), enough]);
}

showChosenColours();

async function start() {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element for the portal.');
  const portal = composition();
  const store = createPortalStore();
  if (concernsPreview(portal)) {
    const { goesElsewhere } = await import('./preview/start');
    if (goesElsewhere(portal, store)) return;
  }
  sendReportsInTime();
  watchErrors();
  reports.load('shell', performance.now());
  followSession(store);
  loadAgainOnline(store);
  onMessage(showToast);
  const { pathname } = window.location;
  const router = createBrowserRouter(routesOf(portal, pathname));
  await Promise.all([firstPage(pathname), firstOwnPage(pathname)]);
  createRoot(root).render(<Portal composition={portal} store={store} router={router} />);
}

start().catch((error: unknown) => {
  // Nothing has rendered yet, so there is no better container for the message.
  const words = document.createElement('p');
  words.role = 'alert';
  words.textContent = 'The portal could not start. Please reload in a few minutes.';
  document.body.append(words);
  throw error;
});

import type { Composition, OwnPage, PageEntry } from '@portal/portal-contract';
import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import { useLayoutEffect } from 'react';
import { Guard } from './access/guard';
import { remotePages, unreadableRemotes } from './composition';
import { FrameFault } from './layout/frame-fault';
import { Layout } from './layout/layout';
import { OtherDocument } from './layout/other-document';
import { isAlone, OWN_PAGES, ownPageLoads } from './own-pages';
import { NotFoundPage, OffPage } from './pages/plain-pages';
import { FaultPage } from './remotes/fault-page';
import { PageLoadsContext } from './remotes/page-loads-context';
import { RemotePage } from './remotes/remote-page';

/**
 * Every route of the portal: the pages of the released remotes and of the shell. A page leads to another document when
 * exactly one of the two documents is without remotes; `path` is the one for which this document was loaded.
 */
export const routesOf = (portal: Pick<Composition, 'remotes' | 'settings'>, path: string): RouteObject[] => {
  const product = portal.settings.title;
  const aloneHere = isAlone(path);
  const isHere = ({ alone = false }: Pick<OwnPage, 'alone'>) => alone === aloneHere;
  // An unknown path may belong to a remote whose pages could not be read.
  const unknown = unreadableRemotes(portal).length > 0 ? <UnknownPage /> : <NotFoundPage />;
  const route = (page: PageEntry, content: ReactNode): RouteObject => ({
    path: page.path,
    element: (
      <Guard key={page.path} page={page}>
        <TabTitle title={page.title} product={product} />
        {content}
      </Guard>
    ),
  });

  return [
    {
      element: <Layout />,
      errorElement: <FrameFault />,
      children: [
        ...remotePages(portal).map(({ remote, page }) =>
          route(
            page,
            remote.off === undefined ? (
              <RemotePage remote={remote.remote.name} page={page.page} title={page.title} />
            ) : (
              <OffPage title={page.title} reason={remote.off} />
            ),
          ),
        ),
        ...OWN_PAGES.map((page) =>
          isHere(page) ? route(page, <ShellPage page={page} />) : { path: page.path, element: <OtherDocument /> },
        ),
        { path: '*', element: aloneHere ? <OtherDocument /> : unknown },
      ],
    },
  ];
};

/** A page of the shell, in the same error boundary as those of remotes. */
const ShellPage = ({ page }: { page: PageEntry }) => (
  <PageLoadsContext value={ownPageLoads}>
    <RemotePage remote="shell" page={page.page} title={page.title} />
  </PageLoadsContext>
);

/** For a path that may belong to a remote whose pages could not be read; a reload may resolve it. */
const UnknownPage = () => (
  <FaultPage title="Page not available" fault="unfit-contract" onRetry={() => window.location.reload()} />
);

/** Sets the tab's title while a page is loading; then the page's heading replaces it. */
function TabTitle({ title, product }: { title: string; product: string }) {
  useLayoutEffect(() => {
    document.title = `${title} – ${product}`;
  }, [title, product]);
  return null;
}

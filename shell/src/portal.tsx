import type { PortalStore } from '@portal/api-slice';
import type { Composition } from '@portal/portal-contract';
import { PortalTheme } from '@portal/ui/core';
import { StrictMode } from 'react';
import { Provider } from 'react-redux';
import type { createBrowserRouter } from 'react-router-dom';
import { RouterProvider } from 'react-router-dom';
import { ownPageLoads } from './own-pages';
import { createPreloads } from './preload/create-preloads';
import { PreloadContext } from './preload/page-link';
import { PageLoadsContext } from './remotes/page-loads-context';
import { pageLoads } from './remotes/remotes';

export interface PortalProps {
  composition: Composition;
  store: PortalStore;
  router: ReturnType<typeof createBrowserRouter>;
}

const preload = createPreloads({ remotes: pageLoads, own: ownPageLoads });

/** The whole portal: store, theme and page loaders around the router. */
export const Portal = ({ composition: { settings }, store, router }: PortalProps) => (
  <StrictMode>
    <Provider store={store}>
      <PortalTheme product={settings.title}>
        <PageLoadsContext value={pageLoads}>
          <PreloadContext value={preload}>
            <RouterProvider router={router} />
          </PreloadContext>
        </PageLoadsContext>
      </PortalTheme>
    </Provider>
  </StrictMode>
);

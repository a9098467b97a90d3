import { createPortalStore, TOKEN_KEYS } from '@portal/api-slice';
import type { PortalStore } from '@portal/api-slice';
import type { Profile } from '@portal/domain';
import { PortalTheme } from '@portal/ui/core';
import { render } from '@testing-library/react';
import type { RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { aToken } from './a-token';

/** Where and for whom something is rendered. */
export interface InPortal {
  /** Path that is open, with its query. */
  path?: string;
  /** Path pattern of the page, where it reads parameters of it; every other path shows nothing. */
  route?: string;
  /** Who is logged in; nobody, if it is left out. */
  profile?: Profile;
}

/** What was rendered, the store behind it, and where the portal is now (path and query). */
export interface RenderedInPortal extends RenderResult {
  store: PortalStore;
  address: () => string;
}

const AN_HOUR = 3600;

/** Renders something with what the shell has around every page: store, session, theme and router. */
export function renderInPortal(
  ui: ReactElement,
  { path = '/', route = '*', profile }: InPortal = {},
): RenderedInPortal {
  localStorage.clear();
  if (profile) {
    localStorage.setItem(TOKEN_KEYS.access, aToken(AN_HOUR, profile));
    localStorage.setItem(TOKEN_KEYS.refresh, aToken(AN_HOUR));
  }
  const store = createPortalStore();
  const routes = [{ path: route, element: ui }, ...(route === '*' ? [] : [{ path: '*', element: null }])];
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const view = render(
    <Provider store={store}>
      <PortalTheme product="Portal">
        <RouterProvider router={router} />
      </PortalTheme>
    </Provider>,
  );
  const address = () => router.state.location.pathname + router.state.location.search;
  return { ...view, store, address };
}

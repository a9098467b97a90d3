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

/** Options of `renderInPortal`. */
export interface InPortal {
  /** The current path, with its query. */
  path?: string;
  /** The route pattern of the page, if it reads parameters; other paths render nothing. */
  route?: string;
  /** The logged-in user; a visitor by default. */
  profile?: Profile;
}

/** The rendered result, the store, and the current URL (path and query). */
export interface RenderedInPortal extends RenderResult {
  store: PortalStore;
  address: () => string;
}

const AN_HOUR = 3600;

/** Renders an element with the shell's context: store, session, theme and router. */
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

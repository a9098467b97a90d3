import { api } from './api';
import { statusOf } from './request/api-error';
import type { PortalStore } from './store';

/** What every query of the API can do; the types of its argument and answer are those of its own hook. */
type Endpoints = Record<
  string,
  { initiate: (asked: unknown, options: object) => Parameters<PortalStore['dispatch']>[0] } | undefined
>;

/** The queries on the page that failed since the server could not be reached. */
const unreached = ({ api: { queries, subscriptions } }: ReturnType<PortalStore['getState']>) =>
  Object.entries(queries).flatMap(([key, query]) =>
    query && statusOf(query.error) === 0 && Object.keys(subscriptions[key] ?? {}).length > 0 ? [query] : [],
  );

/**
 * Once the connection is back, loads what could not be loaded without it, so that nobody has to ask for it. Returns a
 * function that stops it. (RTK Query's `refetchOnReconnect` would load everything on the page again, the records below
 * open forms too.)
 */
export function loadAgainOnline(store: PortalStore): () => void {
  const load = () => {
    for (const { endpointName, originalArgs } of unreached(store.getState())) {
      const endpoint = (api.endpoints as Endpoints)[endpointName ?? ''];
      if (endpoint) store.dispatch(endpoint.initiate(originalArgs, { subscribe: false, forceRefetch: true }));
    }
  };
  window.addEventListener('online', load);
  return () => window.removeEventListener('online', load);
}

import { createContext, use } from 'react';
import type { PageLoads } from './page-state';

/** Gives `<RemotePage>` the loadings of this tab; tests give it their own. */
export const PageLoadsContext = createContext<PageLoads | null>(null);

/** The loadings of this tab. Throws outside a `PageLoadsContext`. */
export function usePageLoads(): PageLoads {
  const loads = use(PageLoadsContext);
  if (!loads) throw new Error('A RemotePage needs a PageLoadsContext around it.');
  return loads;
}

import { createContext, use } from 'react';
import type { PageLoads } from './page-state';

/** Gives `<RemotePage>` the page loader of this tab; tests provide their own. */
export const PageLoadsContext = createContext<PageLoads | null>(null);

/** The page loader of this tab. Throws outside a `PageLoadsContext`. */
export function usePageLoads(): PageLoads {
  const loads = use(PageLoadsContext);
  if (!loads) throw new Error('A RemotePage needs a PageLoadsContext around it.');
  return loads;
}

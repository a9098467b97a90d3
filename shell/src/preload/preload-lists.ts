import { hasParameter } from '@portal/portal-contract';
import type { PageEntry } from '@portal/portal-contract';

/**
 * Requests the lists that a page shows. The HTML preloads what a page says about one record, but not lists: those can be
 * longer than the program, and on a slow line the first words, which need none, would wait for them.
 */
export function preloadLists({ data = [] }: Pick<PageEntry, 'data'>) {
  for (const call of data) {
    if (hasParameter(call)) continue;
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: `/api${call}` });
    document.head.append(link);
  }
}

import type { Composition } from '@portal/portal-contract';
import { useLocation } from '@portal/ui/router';
import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { composition } from '../composition';
import { ASK_EVERY, LOADED_AT } from './asking';
import type { NewsProps } from './asking';

/**
 * Whether this document announces newer releases. It does not if it has other releases on purpose, with parts from a
 * developer's machine, or if a secret is being typed in it.
 */
const isFollowing = ({ alone, development }: Composition) => !alone && !development;

/**
 * The component that announces newer releases, loaded at the first navigation at least five minutes after the document.
 */
export function useNews(): { News: ComponentType<NewsProps> | null } {
  const { pathname } = useLocation();
  const [News, setNews] = useState<ComponentType<NewsProps> | null>(null);
  useEffect(() => {
    if (Date.now() - LOADED_AT < ASK_EVERY || !isFollowing(composition())) return;
    import('./news').then(
      (module) => setNews(() => module.News),
      // The next navigation tries again.
      () => {},
    );
    // Every navigation counts, whatever its target.
    // eslint-disable-next-line react/exhaustive-effect-dependencies
  }, [pathname]);
  return { News };
}

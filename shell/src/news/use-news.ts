import type { Composition } from '@portal/portal-contract';
import { useLocation } from '@portal/ui/router';
import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { composition } from '../composition';
import { ASK_EVERY, LOADED_AT } from './asking';
import type { NewsProps } from './asking';

/**
 * Whether newer releases are news to this document: not to one that was given others on purpose, which says so in its
 * composition as one from a developer's machine does, nor to one in which something secret is being typed.
 */
const isFollowing = ({ alone, development }: Composition) => !alone && !development;

/** What tells of newer releases: loaded at the first navigation that is five minutes after the document. */
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
    // Each navigation counts, wherever it leads.
    // eslint-disable-next-line react/exhaustive-effect-dependencies
  }, [pathname]);
  return { News };
}

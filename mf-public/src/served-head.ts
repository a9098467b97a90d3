import { useLocation } from '@portal/ui/router';
import { useEffect } from 'react';

/** What the server wrote into the head about the one page that was asked for: its address and what it looks like elsewhere. */
const WRITTEN = 'link[rel="canonical"], link[rel="alternate"], meta[property^="og:"]';

/**
 * Takes what the server wrote about this page with it when the page is left for another one. Browsers share the address
 * that stands there, and it would be the one of a page that is not shown any more.
 */
export function useServedHead() {
  const { pathname } = useLocation();
  useEffect(
    () => () => {
      // A page that is only drawn anew is not left.
      if (window.location.pathname === pathname) return;
      for (const tag of document.head.querySelectorAll(WRITTEN)) tag.remove();
    },
    [pathname],
  );
}

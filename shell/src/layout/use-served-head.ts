import { useLocation } from '@portal/ui/router';
import { useEffect, useState } from 'react';

/** What the server wrote into the head about the one page that was asked for: its address and what it looks like elsewhere. */
const WRITTEN = 'link[rel="canonical"], link[rel="alternate"], meta[property^="og:"]';

/**
 * Takes away what the server wrote about the page that was asked for once another one is shown. Browsers share the
 * address that stands there, and it would be the one of a page that is not shown any more.
 */
export function useServedHead() {
  const { pathname } = useLocation();
  const [asked] = useState(pathname);
  useEffect(() => {
    if (pathname === asked) return;
    for (const tag of document.head.querySelectorAll(WRITTEN)) tag.remove();
  }, [pathname, asked]);
}

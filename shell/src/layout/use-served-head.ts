import { useLocation } from '@portal/ui/router';
import { useEffect, useState } from 'react';

/** Metadata that the server wrote into the head for the requested page: canonical URL and link previews. */
const WRITTEN =
  'link[rel="canonical"], link[rel="alternate"], meta[property^="og:"], script[type="application/ld+json"]';

/**
 * Removes the metadata of the requested page as soon as another page is shown: otherwise, browsers would share the
 * canonical URL of a page that is no longer visible.
 */
export function useServedHead() {
  const { pathname } = useLocation();
  const [requested] = useState(pathname);
  useEffect(() => {
    if (pathname === requested) return;
    for (const tag of document.head.querySelectorAll(WRITTEN)) tag.remove();
  }, [pathname, requested]);
}

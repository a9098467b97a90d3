import { useLayoutEffect } from 'react';

/** Names the browser tab while a page is on its way; the heading of the page, when it is there, has the last word. */
export function TabTitle({ title, product }: { title: string; product: string }) {
  useLayoutEffect(() => {
    document.title = `${title} – ${product}`;
  }, [title, product]);
  return null;
}

import { useState } from 'react';
import type { Download } from './documents';

/** Loads a document when asked to, and knows whether it still does; there is nothing to load while `path` is `null`. */
export function useLoading(path: string | null, download: Download) {
  const [isLoading, setLoading] = useState(false);
  async function load() {
    if (path === null) return;
    setLoading(true);
    await download(path);
    setLoading(false);
  }
  return { isLoading, load };
}

import { useState } from 'react';
import type { Download } from './documents';

/** Loads a document and tracks whether it is loading; `path` is `null` if there is no document. */
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

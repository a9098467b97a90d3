import { useEffect, useState } from 'react';

const DELAY_MS = 500;

/** The text of a search box: typed text first, which is written to the URL after a pause. */
export function useTypedSearch(inAddress: string, write: (text: string) => void) {
  const [typed, setTyped] = useState<string | null>(null);
  // The URL has caught up: from here on it decides, e.g. after Back.
  if (typed === inAddress) setTyped(null);
  useEffect(() => {
    if (typed === null) return undefined;
    // Clearing the search takes effect at once: the next click must not bring it back.
    const timer = setTimeout(() => write(typed), typed === '' ? 0 : DELAY_MS);
    return () => clearTimeout(timer);
  }, [typed, write]);
  return [typed ?? inAddress, setTyped] as const;
}

import { useEffect, useState } from 'react';

const DELAY_MS = 500;

/** The text of a search: what is being typed, and once somebody paused, what the address says. */
export function useTypedSearch(inAddress: string, write: (text: string) => void) {
  const [typed, setTyped] = useState<string | null>(null);
  // The address has caught up: from here on it decides, e.g. when somebody goes back.
  if (typed === inAddress) setTyped(null);
  useEffect(() => {
    if (typed === null) return undefined;
    // A search that was taken back is over at once: what is clicked next must not bring it back.
    const timer = setTimeout(() => write(typed), typed === '' ? 0 : DELAY_MS);
    return () => clearTimeout(timer);
  }, [typed, write]);
  return [typed ?? inAddress, setTyped] as const;
}

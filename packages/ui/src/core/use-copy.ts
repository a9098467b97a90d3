import { useEffect, useState } from 'react';

const SAID_MS = 4000;

/** Copies a text to the clipboard and reports for a while whether that worked or the browser refused. */
export function useCopy(text: string) {
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);
  useEffect(() => {
    if (outcome !== 'copied') return undefined;
    const timer = setTimeout(() => setOutcome(null), SAID_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      // Browsers offer the clipboard only to pages with an encrypted connection.
      setOutcome('refused');
    }
  }
  return { outcome, copy };
}

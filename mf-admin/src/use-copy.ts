import { useEffect, useState } from 'react';

const SAID_MS = 4000;

/** Puts a text into the clipboard, and says for a while that it is there, or that the browser does not allow it. */
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
      // Without an encrypted connection, browsers have no clipboard for pages.
      setOutcome('refused');
    }
  }
  return { outcome, copy };
}

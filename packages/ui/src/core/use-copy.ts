import { useEffect, useState } from 'react';

const SAID_MS = 4000;

/**
 * Copies a text to the clipboard. `outcome` states whether the browser allowed it; a success is reset after a while.
 */
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
      // Browsers provide the clipboard only in secure contexts.
      setOutcome('refused');
    }
  }
  return { outcome, copy };
}

import { useState } from 'react';

/** Whether the page was opened on a narrow screen, where all panels together would be a long way. */
export function useIsNarrow(): boolean {
  const [isNarrow] = useState(() => window.matchMedia('(width < 640px)').matches);
  return isNarrow;
}

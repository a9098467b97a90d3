import { useState } from 'react';

/** Whether something is loaded for the first time. A later load, after a failure too, leaves the page as it stands. */
export function useFirstLoad(isLoading: boolean): boolean {
  const [isFirst, setFirst] = useState(true);
  if (isFirst && !isLoading) setFirst(false);
  return isFirst;
}

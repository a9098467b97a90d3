import { useUrlState } from './use-url-state';
import type { InstrumentKind } from './use-url-state';

/** Whether the form for a new instrument is open, and how to open and close it; the other kind's form stays as it is. */
export function useAddForm(kind: InstrumentKind) {
  const { urlState, go } = useUrlState();
  const others = urlState.adds.filter((other) => other !== kind);
  return {
    isOpen: urlState.adds.includes(kind),
    open: () => go({ adds: [...others, kind] }),
    close: () => go({ adds: others }),
  };
}

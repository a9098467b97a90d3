import { usePlace } from './use-place';
import type { InstrumentKind } from './use-place';

/** Whether the form for a new instrument is open, and how to open and close it; the other kind's form stays as it is. */
export function useAddForm(kind: InstrumentKind) {
  const { place, go } = usePlace();
  const others = place.adds.filter((other) => other !== kind);
  return {
    isOpen: place.adds.includes(kind),
    open: () => go({ adds: [...others, kind] }),
    close: () => go({ adds: others }),
  };
}

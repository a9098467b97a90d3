import { useUrlState } from './use-url-state';
import type { InstrumentKind } from './use-url-state';

/** The open state of the form for a new instrument, independent of the other kind's form. */
export function useAddForm(kind: InstrumentKind) {
  const { urlState, go } = useUrlState();
  const others = urlState.adds.filter((other) => other !== kind);
  return {
    isOpen: urlState.adds.includes(kind),
    open: () => go({ adds: [...others, kind] }),
    close: () => go({ adds: others }),
  };
}

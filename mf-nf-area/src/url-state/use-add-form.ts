import { useUrlState } from './use-url-state';
import type { InstrumentKind, UrlState } from './use-url-state';

/** The URL state with the form for a new instrument open; `copy` is the id of its local draft. */
export const withAddForm = ({ adds, copies }: UrlState, kind: InstrumentKind, copy: string): Partial<UrlState> => ({
  tab: kind === 'lidar' ? 'lidars' : 'photometers',
  adds: [...adds.filter((other) => other !== kind), kind],
  copies: { ...copies, [kind]: copy },
  [kind]: null,
});

/** The open state of the form for a new instrument, independent of the other kind's form. */
export function useAddForm(kind: InstrumentKind) {
  const { urlState, go, correct } = useUrlState();
  return {
    isOpen: urlState.adds.includes(kind),
    copy: urlState.copies[kind],
    open: (copy: string) => go(withAddForm(urlState, kind, copy)),
    /** Sets the id of the instrument in the open form. */
    name: (copy: string) => correct({ copies: { ...urlState.copies, [kind]: copy } }),
    close: () => go({ adds: urlState.adds.filter((other) => other !== kind) }),
  };
}

import { useCallback } from 'react';
import { useIsLeaving } from '../url-state/use-url-state';
import type { InstrumentKind, UrlState } from '../url-state/use-url-state';

/** Returns whether a navigation closes the form for a new instrument. */
export const useIsLeavingAdd = (kind: InstrumentKind) =>
  useIsLeaving(useCallback(({ adds }: UrlState) => adds.includes(kind), [kind]));

/** Returns whether a navigation closes the dialog of this instrument. */
export const useIsLeavingDialog = (kind: InstrumentKind, id: string) =>
  useIsLeaving(useCallback((urlState: UrlState) => urlState[kind] === id, [kind, id]));

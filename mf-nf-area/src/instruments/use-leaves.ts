import { useCallback } from 'react';
import { useLeaves } from '../place/use-place';
import type { InstrumentKind, Place } from '../place/use-place';

/** Whether going somewhere closes the form for a new instrument. */
export const useLeavesAdd = (kind: InstrumentKind) =>
  useLeaves(useCallback(({ adds }: Place) => adds.includes(kind), [kind]));

/** Whether going somewhere closes the window of this instrument. */
export const useLeavesWindow = (kind: InstrumentKind, id: string) =>
  useLeaves(useCallback((place: Place) => place[kind] === id, [kind, id]));

import type { NationalFacility } from '@portal/domain';
import { createContext, useContext, useMemo, useRef, useState } from 'react';
import { MESSAGES } from '../messages';

/** The selected facilities, on this page of the table and on others. */
export interface Selection {
  selected: readonly NationalFacility[];
  has: (id: string) => boolean;
  /** Selects or deselects a facility; with `isRange`, all between it and the previous one too. */
  toggle: (id: string, isRange: boolean) => void;
  /** Selects or deselects all shown facilities. */
  toggleShown: (isSelected: boolean) => void;
  clear: () => void;
}

type Kept = ReadonlyMap<string, NationalFacility>;

const NONE: Kept = new Map();

/** The selection in a table with these shown rows; it is kept across pages and filters. */
export function useSelection(shown: readonly NationalFacility[]): Selection {
  const [kept, setKept] = useState(NONE);
  const last = useRef('');
  return useMemo(() => {
    const change = (facilities: readonly NationalFacility[], isSelected: boolean) =>
      setKept((now) => {
        const next = new Map(now);
        for (const facility of facilities)
          if (isSelected) next.set(facility._id, facility);
          else next.delete(facility._id);
        return next;
      });
    const at = (id: string) => shown.findIndex(({ _id }) => _id === id);
    return {
      // Shown rows are newer than previously selected ones.
      selected: [...kept.values()].map((facility) => shown.find(({ _id }) => _id === facility._id) ?? facility),
      has: (id) => kept.has(id),
      toggle: (id, isRange) => {
        const from = isRange && at(last.current) >= 0 ? at(last.current) : at(id);
        last.current = id;
        change(shown.slice(Math.min(from, at(id)), Math.max(from, at(id)) + 1), !kept.has(id));
      },
      toggleShown: (isSelected) => change(shown, isSelected),
      clear: () => setKept(NONE),
    };
  }, [kept, shown]);
}

/** Provides the rows of a table with its selection. */
export const SelectionContext = createContext<Selection | null>(null);

/** The checkbox of a facility; with Shift, it selects a range. */
export function SelectFacility({ facility: { _id, acronym } }: { facility: NationalFacility }) {
  const selection = useContext(SelectionContext);
  if (!selection) return null;
  return (
    <input
      type="checkbox"
      className="adm-select"
      aria-label={MESSAGES.several.select(acronym)}
      checked={selection.has(_id)}
      onChange={({ nativeEvent }) => selection.toggle(_id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
    />
  );
}

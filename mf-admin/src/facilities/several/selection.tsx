import type { NationalFacility } from '@portal/domain';
import { createContext, useContext, useMemo, useRef, useState } from 'react';
import { MESSAGES } from '../messages';

/** The facilities that are selected, on this page of the table or on others. */
export interface Selection {
  selected: readonly NationalFacility[];
  has: (id: string) => boolean;
  /** Selects a facility or takes it out; in a range, with all between it and the one before. */
  toggle: (id: string, isRange: boolean) => void;
  /** Selects everything that is shown, or takes it out. */
  toggleShown: (isSelected: boolean) => void;
  clear: () => void;
}

type Kept = ReadonlyMap<string, NationalFacility>;

const NONE: Kept = new Map();

/** The selection among the rows of a table, of which these are shown; it outlasts pages and filters. */
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
      // What is shown is newer than what was selected before.
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

/** Gives the rows of a table its selection. */
export const SelectionContext = createContext<Selection | null>(null);

/** The check box of a facility; with Shift, it takes those in between along. */
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

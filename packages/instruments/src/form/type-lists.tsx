import { TYPE_LISTS } from '@portal/domain';
import type { Field, TypeLists } from '@portal/domain';
import type { Choice } from '@portal/ui/form';
import { createContext, useContext, useMemo } from 'react';
import type { ReactNode } from 'react';

/** The value lists for a form or page; defaults to those compiled into the program. */
const Lists = createContext<TypeLists>(TYPE_LISTS);

export interface ServedListsProps {
  /** The value lists served by the API. */
  lists: TypeLists;
  children: ReactNode;
}

/** Provides value lists to the forms and suggestions inside. */
export const ServedLists = ({ lists, children }: ServedListsProps) => <Lists value={lists}>{children}</Lists>;

/** The value lists of the enclosing `ServedLists`. */
export const useServedLists = () => useContext(Lists);

/** The options of a field, referentially stable, so that a memoised select does not render with other fields. */
export function useOptions(field: Field): readonly Choice[] {
  const lists = useServedLists();
  return useMemo(
    () => (field.options?.(lists) ?? []).map(({ code, name }) => ({ value: code, label: name })),
    [field, lists],
  );
}

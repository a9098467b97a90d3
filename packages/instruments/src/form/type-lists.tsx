import { TYPE_LISTS } from '@portal/domain';
import type { Field, TypeLists } from '@portal/domain';
import type { Choice } from '@portal/ui/form';
import { createContext, useContext, useMemo } from 'react';
import type { ReactNode } from 'react';

/** The value lists that a form or page is given; without any, those that the program was made with. */
const Lists = createContext<TypeLists>(TYPE_LISTS);

/** Props of `ServedLists`. */
export interface ServedListsProps {
  /** The value lists as the server serves them. */
  lists: TypeLists;
  children: ReactNode;
}

/** Gives value lists to the form or the suggestions inside. */
export const ServedLists = ({ lists, children }: ServedListsProps) => <Lists value={lists}>{children}</Lists>;

/** The value lists of the form or page around. */
export const useServedLists = () => useContext(Lists);

/** The options of a field: the same object each time, so that a select stays as it is while others change. */
export function useOptions(field: Field): readonly Choice[] {
  const lists = useServedLists();
  return useMemo(
    () => (field.options?.(lists) ?? []).map(({ code, name }) => ({ value: code, label: name })),
    [field, lists],
  );
}

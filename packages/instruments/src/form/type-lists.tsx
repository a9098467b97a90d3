import { TYPE_LISTS } from '@portal/domain';
import type { Field, TypeLists } from '@portal/domain';
import type { Choice } from '@portal/ui/form';
import { createContext, useContext, useMemo } from 'react';
import type { ReactNode } from 'react';

/** The value lists as the server serves them; until they have come, those that the program was made with. */
const Lists = createContext<TypeLists>(TYPE_LISTS);

/** Props of `ServedLists`. */
export interface ServedListsProps {
  /** The lists that the server has served so far. */
  lists: Partial<TypeLists> | undefined;
  children: ReactNode;
}

/** Gives value lists to the form or the suggestions inside. */
export function ServedLists({ lists, children }: ServedListsProps) {
  const all = useMemo(() => ({ ...TYPE_LISTS, ...lists }), [lists]);
  return <Lists value={all}>{children}</Lists>;
}

/** The value lists of the form or page around. */
export const useTypeLists = () => useContext(Lists);

/** The options of a field: the same object each time, so that a select stays as it is while others change. */
export function useOptions(field: Field): readonly Choice[] {
  const lists = useTypeLists();
  return useMemo(
    () => (field.options?.(lists) ?? []).map(({ code, name }) => ({ value: code, label: name })),
    [field, lists],
  );
}

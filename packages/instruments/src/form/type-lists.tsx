import { TYPE_LISTS } from '@portal/domain';
import type { Field, TypeLists } from '@portal/domain';
import type { Choice } from '@portal/ui/form';
import { createContext, useContext, useMemo } from 'react';

/** The value lists as the server serves them; until they have come, those that the program was made with. */
const Lists = createContext<TypeLists>(TYPE_LISTS);

/** Gives value lists to the form inside. */
export const TypeListsProvider = Lists.Provider;

/** The value lists of the form around. */
export const useTypeLists = () => useContext(Lists);

/** What a field is chosen from: the same object each time, so that a select stays as it is while others change. */
export function useOptions(field: Field): readonly Choice[] {
  const lists = useTypeLists();
  return useMemo(
    () => (field.options?.(lists) ?? []).map(({ code, name }) => ({ value: code, label: name })),
    [field, lists],
  );
}

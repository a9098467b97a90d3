import type { TypeItem, TypeListName, TypeLists } from '@portal/domain';
import { useMemo } from 'react';
import { api } from './api';
import type { ApiError } from './request/api-error';
import { get } from './request/call';

/** Names change so rarely that an hour is soon enough. */
const KEPT = { keepUnusedDataFor: 3600 } as const;

/** The name of a list is a word, or two with a slash between them. */
function pathOf(name: TypeListName) {
  const [kind = '', list] = name.split('/');
  return list === undefined ? get('/types/:kind', { kind }) : get('/types/:kind/:list', { kind, list });
}

const oneList = api.injectEndpoints({
  endpoints: (build) => ({
    /** One list, which places that need different lists share. */
    getTypeList: build.query<readonly TypeItem[], TypeListName>({
      query: pathOf,
      ...KEPT,
    }),
  }),
});

const someLists = api.injectEndpoints({
  endpoints: (build) => ({
    /** Some lists of values to choose from, with the names that their values have now. */
    getTypeLists: build.query<Partial<TypeLists>, readonly TypeListName[]>({
      async queryFn(names, { dispatch }) {
        const load = (name: TypeListName) =>
          dispatch(oneList.endpoints.getTypeList.initiate(name, { subscribe: false }));
        const answers = await Promise.all(names.map(async (name) => ({ name, ...(await load(name)) })));
        // The base query of this API throws nothing, so no error is a serialised one.
        const error = answers.find((answer) => answer.error)?.error as ApiError | undefined;
        return error ? { error } : { data: Object.fromEntries(answers.map(({ name, data }) => [name, data])) };
      },
      ...KEPT,
    }),
  }),
});

/** Each list once, in one order, so that places that need the same lists share them. */
const inOrder = (names: readonly TypeListName[]) => [...new Set(names)].toSorted();

/**
 * Value lists for forms, as the server serves them; until they have come, with the names that the program was made with.
 * The caller passes these as `builtIn`: every page loads this package, and few pages need a list.
 */
export function useTypeLists(names: readonly TypeListName[], builtIn: TypeLists): TypeLists {
  const { data } = someLists.useGetTypeListsQuery(inOrder(names));
  return useMemo(() => ({ ...builtIn, ...data }), [builtIn, data]);
}

/**
 * The same for what is only read: nothing until the lists have come, so that no name changes under the reader's eyes. Where
 * they cannot be had, the names that the program was made with.
 */
export function useLoadedTypeLists(names: readonly TypeListName[], builtIn: TypeLists): TypeLists | undefined {
  const { currentData, isError } = someLists.useGetTypeListsQuery(inOrder(names));
  const isKnown = currentData !== undefined || isError;
  return useMemo(() => (isKnown ? { ...builtIn, ...currentData } : undefined), [builtIn, currentData, isKnown]);
}

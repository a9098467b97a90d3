import type { TypeItem, TypeListName, TypeLists } from '@portal/domain';
import { useCallback, useMemo } from 'react';
import { api } from './api';
import type { ApiError } from './request/api-error';
import { get } from './request/call';

/** In seconds; names change rarely. */
const KEPT = { keepUnusedDataFor: 3600 } as const;

/** A list name is one word, or two words separated by a slash. */
function pathOf(name: TypeListName) {
  const [kind = '', list] = name.split('/');
  return list === undefined ? get('/types/:kind', { kind }) : get('/types/:kind/:list', { kind, list });
}

const oneList = api.injectEndpoints({
  endpoints: (build) => ({
    /** A single list, cached once for all callers. */
    getTypeList: build.query<readonly TypeItem[], TypeListName>({
      query: pathOf,
      ...KEPT,
    }),
  }),
});

const someLists = api.injectEndpoints({
  endpoints: (build) => ({
    /** Several lists with the present names of their values. */
    getTypeLists: build.query<Partial<TypeLists>, readonly TypeListName[]>({
      async queryFn(names, { dispatch }) {
        const load = (name: TypeListName) =>
          dispatch(oneList.endpoints.getTypeList.initiate(name, { subscribe: false }));
        const answers = await Promise.all(names.map(async (name) => ({ name, ...(await load(name)) })));
        // The base query never throws, so the error is not a `SerializedError`.
        const error = answers.find((answer) => answer.error)?.error as ApiError | undefined;
        return error ? { error } : { data: Object.fromEntries(answers.map(({ name, data }) => [name, data])) };
      },
      ...KEPT,
    }),
  }),
});

/** Unique and sorted, so that callers with the same lists share a cache entry. */
const inOrder = (names: readonly TypeListName[]) => [...new Set(names)].toSorted();

/**
 * The lists from the server, for forms; until they are loaded, the built-in ones. Callers pass `builtIn`, because every
 * page loads this package but few need the lists.
 */
export function useTypeLists(names: readonly TypeListName[], builtIn: TypeLists): TypeLists {
  const { data } = someLists.useGetTypeListsQuery(inOrder(names));
  return useMemo(() => ({ ...builtIn, ...data }), [builtIn, data]);
}

/**
 * The same for read-only views: undefined until the lists are loaded, so that no name changes while the user reads; the
 * built-in lists if loading fails.
 */
export function useLoadedTypeLists(names: readonly TypeListName[], builtIn: TypeLists): TypeLists | undefined {
  const isNone = names.length === 0;
  const { currentData, isError } = someLists.useGetTypeListsQuery(inOrder(names), { skip: isNone });
  const isKnown = isNone || currentData !== undefined || isError;
  return useMemo(() => (isKnown ? { ...builtIn, ...currentData } : undefined), [builtIn, currentData, isKnown]);
}

/** Loads lists before something is shown that names their values, e.g. on paper. */
export function useLoadTypeLists() {
  const [load] = someLists.useLazyGetTypeListsQuery();
  return useCallback(async (names: readonly TypeListName[]) => load(inOrder(names), true).unwrap(), [load]);
}

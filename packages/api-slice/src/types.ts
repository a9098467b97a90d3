import type { TypeListName, TypeLists } from '@portal/domain';
import { api } from './api';

const types = api.injectEndpoints({
  endpoints: (build) => ({
    /** Some lists of values to choose from, with the names that their values have now. */
    listTypes: build.query<Partial<TypeLists>, readonly TypeListName[]>({
      async queryFn(names, _api, _options, load) {
        const answers = await Promise.all(names.map(async (name) => ({ name, ...(await load(`/types/${name}`)) })));
        const error = answers.find((answer) => answer.error)?.error;
        return error ? { error } : { data: Object.fromEntries(answers.map(({ name, data }) => [name, data])) };
      },
      keepUnusedDataFor: 3600,
    }),
  }),
});

const NONE: Partial<TypeLists> = {};

/** What fields are chosen from, as the server serves it; nothing until it has come. */
export const useTypeLists = (names: readonly TypeListName[]): Partial<TypeLists> =>
  types.useListTypesQuery(names).data ?? NONE;

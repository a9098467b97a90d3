import type { TypeListItem, TypeListName } from '@portal/domain';
import { api } from './api';

const types = api.injectEndpoints({
  endpoints: (build) => ({
    /** One list of values to choose from, e.g. `instrument/status`. Lists change with a release only. */
    listTypes: build.query<TypeListItem<TypeListName>[], TypeListName>({
      query: (list) => `/types/${list}`,
      keepUnusedDataFor: 3600,
    }),
  }),
});

export const { useListTypesQuery } = types;

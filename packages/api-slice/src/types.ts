import type { TypeListItem, TypeListName } from '@portal/domain';
import { api } from './api';

const types = api.injectEndpoints({
  endpoints: (build) => ({
    /** A list of codes, e.g. `instrument/status`. Lists change only with a release. */
    listTypes: build.query<TypeListItem<TypeListName>[], TypeListName>({
      query: (list) => `/types/${list}`,
      keepUnusedDataFor: 3600,
    }),
  }),
});

export const { useListTypesQuery } = types;

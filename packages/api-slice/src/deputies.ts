import type { Deputy } from '@portal/domain';
import { api } from './api';
import { get } from './request/call';

const deputies = api.injectEndpoints({
  endpoints: (build) => ({
    /** The deputies of the owner of a facility. */
    listDeputies: build.query<Deputy[], string>({
      query: (id) => get('/national-facility/:id/deputies', { id }),
      providesTags: (_deputies, _error, id) => [{ type: 'Facility', id }],
    }),
  }),
});

export const { useListDeputiesQuery } = deputies;

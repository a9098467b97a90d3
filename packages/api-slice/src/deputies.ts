import type { Deputy } from '@portal/domain';
import { api } from './api';
import { get, SAID_BY_PAGE } from './request/call';

const deputies = api.injectEndpoints({
  endpoints: (build) => ({
    listDeputies: build.query<Deputy[], string>({
      extraOptions: SAID_BY_PAGE,
      query: (id) => get('/national-facility/:id/deputies', { id }),
      providesTags: (_deputies, _error, id) => [{ type: 'Facility', id }],
    }),
  }),
});

export const { useListDeputiesQuery } = deputies;

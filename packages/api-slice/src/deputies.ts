import type { Deputy, DeputyInput } from '@portal/domain';
import { api } from './api';
import { stale } from './stale';
import { get, post, remove } from './request/call';

/** What shows a facility: who removes themself has it no longer. */
const shown = (id: string) => ['Facility' as const, { type: 'History' as const, id }];

const deputies = api.injectEndpoints({
  endpoints: (build) => ({
    /** The deputies of the owner of a facility. */
    listDeputies: build.query<Deputy[], string>({
      query: (id) => get('/national-facility/:id/deputies', { id }),
      providesTags: (_deputies, _error, id) => [{ type: 'Facility', id }],
    }),
    /** Makes the person with this address a deputy. */
    nameDeputy: build.mutation<Deputy[], DeputyInput & { id: string }>({
      query: ({ id, ...body }) => post('/national-facility/:id/deputies', { id }, { body }),
      invalidatesTags: (_deputies, error, { id }) => stale(error, shown(id)),
    }),
    removeDeputy: build.mutation<Deputy[], { id: string; user: string }>({
      query: ({ id, user }) => remove('/national-facility/:id/deputies/:user', { id, user }),
      invalidatesTags: (_deputies, error, { id }) => stale(error, shown(id)),
    }),
  }),
});

export const { useListDeputiesQuery, useNameDeputyMutation, useRemoveDeputyMutation } = deputies;

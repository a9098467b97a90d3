import type { Deputy, DeputyInput } from '@portal/domain';
import { api } from './api';
import { stale } from './stale';

const pathOf = (id: string) => `/national-facility/${encodeURIComponent(id)}/deputies`;

/** What shows a facility: who removes themself has it no longer. */
const shown = (id: string) => ['Facility' as const, { type: 'History' as const, id }];

const deputies = api.injectEndpoints({
  endpoints: (build) => ({
    /** The deputies of the owner of a facility. */
    listDeputies: build.query<Deputy[], string>({
      query: pathOf,
      providesTags: (_deputies, _error, id) => [{ type: 'Facility', id }],
    }),
    /** Makes the person with this address a deputy. */
    nameDeputy: build.mutation<Deputy[], DeputyInput & { id: string }>({
      query: ({ id, ...body }) => ({ url: pathOf(id), method: 'POST', body }),
      invalidatesTags: (_deputies, error, { id }) => stale(error, shown(id)),
    }),
    removeDeputy: build.mutation<Deputy[], { id: string; user: string }>({
      query: ({ id, user }) => ({ url: `${pathOf(id)}/${encodeURIComponent(user)}`, method: 'DELETE' }),
      invalidatesTags: (_deputies, error, { id }) => stale(error, shown(id)),
    }),
  }),
});

export const { useListDeputiesQuery, useNameDeputyMutation, useRemoveDeputyMutation } = deputies;

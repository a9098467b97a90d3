import { api, post, remove, stale, FAILURE_SAID_BY_PAGE } from '@portal/api-slice';
import type { Deputy, DeputyInput } from '@portal/domain';

/** Tags of everything that shows a facility: deputies who remove themselves lose access to it. */
const shown = (id: string) => ['Facility' as const, { type: 'History' as const, id }];

const deputies = api.injectEndpoints({
  endpoints: (build) => ({
    /** Makes the user with this email address a deputy. */
    nameDeputy: build.mutation<Deputy[], DeputyInput & { id: string }>({
      extraOptions: FAILURE_SAID_BY_PAGE,
      query: ({ id, ...body }) => post('/national-facility/:id/deputies', { id }, { body }),
      invalidatesTags: (_deputies, error, { id }) => stale(error, shown(id)),
    }),
    removeDeputy: build.mutation<Deputy[], { id: string; user: string }>({
      extraOptions: FAILURE_SAID_BY_PAGE,
      query: ({ id, user }) => remove('/national-facility/:id/deputies/:user', { id, user }),
      invalidatesTags: (_deputies, error, { id }) => stale(error, shown(id)),
    }),
  }),
});

export const { useNameDeputyMutation, useRemoveDeputyMutation } = deputies;

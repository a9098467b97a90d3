import { api, post, progressOf, stale, FAILURE_SAID_BY_PAGE } from '@portal/api-slice';
import type { Condition, FulfilmentInput } from '@portal/domain';

const conditions = api.injectEndpoints({
  endpoints: (build) => ({
    /** Closes a condition as met; this cannot be undone. */
    fulfilCondition: build.mutation<Condition[], { id: string; condition: string } & FulfilmentInput>({
      extraOptions: FAILURE_SAID_BY_PAGE,
      query: ({ id, condition, fulfilment }) =>
        post('/national-facility/:id/conditions/:condition/fulfil', { id, condition }, { body: { fulfilment } }),
      // Closing the last condition changes the pending party.
      invalidatesTags: (_conditions, error, { id }) => stale(error, progressOf(id)),
    }),
  }),
});

export const { useFulfilConditionMutation } = conditions;

import { api, post, progressOf, stale, FAILURE_SAID_BY_PAGE } from '@portal/api-slice';
import type { Component, DeclineInput } from '@portal/domain';

const declinedReviews = api.injectEndpoints({
  endpoints: (build) => ({
    /** Declines a component that the user reviews. */
    declineReview: build.mutation<null, DeclineInput & { id: string; component: Component }>({
      extraOptions: FAILURE_SAID_BY_PAGE,
      query: ({ id, component, ...body }) =>
        post('/national-facility/:id/decline-review/:component', { id, component }, { body }),
      invalidatesTags: (_nothing, error, { id }) => stale(error, progressOf(id)),
    }),
  }),
});

export const { useDeclineReviewMutation } = declinedReviews;

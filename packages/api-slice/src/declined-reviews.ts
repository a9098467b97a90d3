import type { Component, DeclinedReview, DeclineInput } from '@portal/domain';
import { api } from './api';
import { applicationList, oneApplication } from './application-tags';
import { stale } from './stale';
import { get, post } from './request/call';

const declinedReviews = api.injectEndpoints({
  endpoints: (build) => ({
    /** What reviewers of a facility gave back, and why; for administrators. */
    listDeclinedReviews: build.query<DeclinedReview[], string>({
      query: (id) => get('/national-facility/:id/declined-reviews', { id }),
      providesTags: (_declined, _error, id) => [oneApplication(id)],
    }),
    /** Gives back a component that the user reviews. */
    declineReview: build.mutation<null, DeclineInput & { id: string; component: Component }>({
      query: ({ id, component, ...body }) =>
        post('/national-facility/:id/decline-review/:component', { id, component }, { body }),
      invalidatesTags: (_nothing, error, { id }) =>
        stale(error, [applicationList, oneApplication(id), 'Facility' as const, { type: 'History' as const, id }]),
    }),
  }),
});

export const { useListDeclinedReviewsQuery, useDeclineReviewMutation } = declinedReviews;

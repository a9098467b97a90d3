import type { Component, DeclinedReview, DeclineInput } from '@portal/domain';
import { api } from './api';
import { applicationList, oneApplication } from './application-tags';
import { stale } from './stale';

const pathOf = (id: string) => `/national-facility/${encodeURIComponent(id)}`;

const declinedReviews = api.injectEndpoints({
  endpoints: (build) => ({
    /** What reviewers of a facility gave back, and why; for administrators. */
    listDeclinedReviews: build.query<DeclinedReview[], string>({
      query: (id) => `${pathOf(id)}/declined-reviews`,
      providesTags: (_declined, _error, id) => [oneApplication(id)],
    }),
    /** Gives back a component that the user reviews. */
    declineReview: build.mutation<null, DeclineInput & { id: string; component: Component }>({
      query: ({ id, component, ...body }) => ({
        url: `${pathOf(id)}/decline-review/${component}`,
        method: 'POST',
        body,
      }),
      invalidatesTags: (_nothing, error, { id }) =>
        stale(error, [applicationList, oneApplication(id), 'Facility' as const, { type: 'History' as const, id }]),
    }),
  }),
});

export const { useListDeclinedReviewsQuery, useDeclineReviewMutation } = declinedReviews;

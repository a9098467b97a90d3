import type { ComponentReviewers, DeclinedReview, SetReviewersInput } from '@portal/domain';
import { api } from './api';
import { oneApplication, progressOf } from './application-tags';
import { get, post, FAILURE_SAID_BY_PAGE } from './request/call';
import { stale } from './stale';

const reviewers = api.injectEndpoints({
  endpoints: (build) => ({
    /** Sets the reviewers of the components that differ from those in `before`; `null` leaves a component unassigned. */
    setReviewers: build.mutation<ComponentReviewers, { id: string; reviewers: SetReviewersInput }>({
      extraOptions: FAILURE_SAID_BY_PAGE,
      query: ({ id, reviewers: body }) =>
        post('/national-facility/:id/set-initial-acceptance-reviewers', { id }, { body }),
      invalidatesTags: (_reviewers, error, { id }) => stale(error, progressOf(id)),
    }),
    /** The declined reviews of a facility with their reasons, for administrators. */
    listDeclinedReviews: build.query<DeclinedReview[], string>({
      query: (id) => get('/national-facility/:id/declined-reviews', { id }),
      providesTags: (_declined, _error, id) => [oneApplication(id)],
    }),
  }),
});

export const { useSetReviewersMutation, useListDeclinedReviewsQuery } = reviewers;

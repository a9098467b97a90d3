import { api, get, post, progressOf, stale, SAID_BY_PAGE } from '@portal/api-slice';
import { COMPONENTS } from '@portal/domain';
import type { ComponentReviewers, ReviewersInput } from '@portal/domain';

const reviewers = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Assigns reviewers to the given components. The others keep the reviewers that the server has for them, so changes
     * by other users since the list was loaded are preserved. The dialog reports the result for each facility.
     */
    assignReviewers: build.mutation<ComponentReviewers, { id: string; reviewers: ReviewersInput }>({
      extraOptions: SAID_BY_PAGE,
      async queryFn({ id, reviewers: assigned }, _api, _options, baseQuery) {
        const answer = await baseQuery(get('/national-facility/:id/initial-acceptance-reviewers', { id }));
        if (answer.error) return { error: answer.error };
        const present = answer.data as ComponentReviewers;
        const body = Object.fromEntries(
          COMPONENTS.map(({ code }) => [code, assigned[code] ?? present[code]?._id ?? null]),
        );
        const set = await baseQuery(post('/national-facility/:id/set-initial-acceptance-reviewers', { id }, { body }));
        return set.error ? { error: set.error } : { data: set.data as ComponentReviewers };
      },
      invalidatesTags: (_reviewers, error, { id }) => stale(error, progressOf(id)),
    }),
  }),
});

export const { useAssignReviewersMutation } = reviewers;

import { api, post, progressOf, stale, SAID_BY_PAGE } from '@portal/api-slice';
import { COMPONENTS } from '@portal/domain';
import type { ComponentReviewers, ReviewersInput } from '@portal/domain';

interface Assignment {
  id: string;
  /** The reviewers that the list shows. */
  seen: ComponentReviewers;
  reviewers: ReviewersInput;
}

const reviewers = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Assigns reviewers to the given components. The others keep the reviewers that they have, even if those were
     * changed since the list was loaded. The dialog reports the result for each facility.
     */
    assignReviewers: build.mutation<ComponentReviewers, Assignment>({
      extraOptions: SAID_BY_PAGE,
      query({ id, seen, reviewers: assigned }) {
        const before = Object.fromEntries(COMPONENTS.map(({ code }) => [code, seen[code]?._id ?? null]));
        const chosen = COMPONENTS.map(({ code }) => [code, assigned[code] ?? before[code]]);
        const body = { ...Object.fromEntries(chosen), before };
        return post('/national-facility/:id/set-initial-acceptance-reviewers', { id }, { body });
      },
      invalidatesTags: (_reviewers, error, { id }) => stale(error, progressOf(id)),
    }),
  }),
});

export const { useAssignReviewersMutation } = reviewers;

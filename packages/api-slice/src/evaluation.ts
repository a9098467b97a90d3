import { COMPONENTS } from '@portal/domain';
import type {
  ComponentReviewers,
  EditedEvaluation,
  ReopenInput,
  ReviewedApplication,
  ReviewersInput,
  SubmittedApplication,
  SubmittedQuery,
  SuggestedSynergy,
  SynergyMatrix,
} from '@portal/domain';
import { api } from './api';
import { applicationList, oneApplication } from './application-tags';
import type { ApiError } from './request/api-error';
import { toPage } from './request/page';
import type { Page } from './request/page';
import { withQuery } from './request/with-query';
import { stale } from './stale';
import { evaluationCall } from './evaluation-address';
import type { EvaluationAddress } from './evaluation-address';
import { get, post } from './request/call';

/** An evaluation to save: `<aspect>_compliance`, `_comments`, `_recommendations`, and the `version` it is based on. */
export type SentEvaluation = EvaluationAddress & { evaluation: Record<string, string | number | null | undefined> };

/** Tags of what a submission or its opposite changes: reports may be due now or no longer, and work is pending with others. */
const afterSubmission = (error: ApiError | undefined, facilityId: string) =>
  stale(error, [
    applicationList,
    oneApplication(facilityId),
    'Facility' as const,
    'Lidar' as const,
    'Photometer' as const,
    { type: 'History' as const, id: facilityId },
  ]);

/** Tags of what other reviewers change. */
const afterReviewers = (error: ApiError | undefined, id: string) =>
  stale(error, [applicationList, oneApplication(id), 'Facility' as const, { type: 'History' as const, id }]);

const evaluations = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * A page of the submitted applications, searched and sorted by the server; `open` limits them to those with something
     * pending with the user.
     */
    pageApplications: build.query<Page<SubmittedApplication>, SubmittedQuery>({
      query: (page) => withQuery(get('/national-facility/submitted-initial-acceptance-applications'), page),
      transformResponse: toPage<SubmittedApplication>,
      providesTags: [applicationList, 'Facility'],
    }),
    /** An application with all its evaluations, including drafts. */
    getApplication: build.query<ReviewedApplication, string>({
      query: (id) => get('/national-facility/:id/initial-acceptance-application', { id }),
      providesTags: (_application, _error, id) => [oneApplication(id)],
    }),
    /** Sets the reviewer of every component; `null` leaves it unassigned. */
    setReviewers: build.mutation<ComponentReviewers, { id: string; reviewers: ReviewersInput }>({
      query: ({ id, reviewers }) =>
        post('/national-facility/:id/set-initial-acceptance-reviewers', { id }, { body: reviewers }),
      invalidatesTags: (_reviewers, error, { id }) => afterReviewers(error, id),
    }),
    /**
     * Assigns reviewers to some of the components; each other one keeps whom the server has for it now, so that what
     * others have changed since a list was loaded stays.
     */
    assignReviewers: build.mutation<ComponentReviewers, { id: string; reviewers: ReviewersInput }>({
      async queryFn({ id, reviewers }, _api, _options, baseQuery) {
        const answer = await baseQuery(get('/national-facility/:id/initial-acceptance-reviewers', { id }));
        if (answer.error) return { error: answer.error };
        const present = answer.data as ComponentReviewers;
        const body = Object.fromEntries(
          COMPONENTS.map(({ code }) => [code, reviewers[code] ?? present[code]?._id ?? null]),
        );
        const set = await baseQuery(post('/national-facility/:id/set-initial-acceptance-reviewers', { id }, { body }));
        return set.error ? { error: set.error } : { data: set.data as ComponentReviewers };
      },
      invalidatesTags: (_reviewers, error, { id }) => afterReviewers(error, id),
    }),
    /** Saves a draft; one based on an older version is refused (409), with the current draft. */
    saveEvaluation: build.mutation<EditedEvaluation, SentEvaluation>({
      query: ({ evaluation, ...address }) => evaluationCall('edit', address, evaluation),
      invalidatesTags: (_evaluation, error, { facilityId }) =>
        stale(error, [oneApplication(facilityId), 'Lidar' as const, 'Photometer' as const]),
    }),
    /** Submits an evaluation; this cannot be undone. */
    submitEvaluation: build.mutation<EditedEvaluation, SentEvaluation>({
      query: ({ evaluation, ...address }) => evaluationCall('submit', address, evaluation),
      invalidatesTags: (_evaluation, error, { facilityId }) => afterSubmission(error, facilityId),
    }),
    /** Opens a submitted evaluation again, with a reason; one based on another version is refused (409). */
    reopenEvaluation: build.mutation<EditedEvaluation, EvaluationAddress & ReopenInput>({
      query: ({ reason, version, ...address }) => evaluationCall('reopen', address, { reason, version }),
      invalidatesTags: (_evaluation, error, { facilityId }) => afterSubmission(error, facilityId),
    }),
    /** Every pair of lidar and photometer, with the result of the submitted evaluations. */
    getSynergyMatrix: build.query<SynergyMatrix, string>({
      query: (id) => get('/national-facility/:id/synergy-matrix', { id }),
      providesTags: (_matrix, _error, id) => [oneApplication(id)],
    }),
    getSuggestedSynergy: build.query<SuggestedSynergy, string>({
      query: (id) => get('/national-facility/:id/suggested-synergy-compliance', { id }),
      providesTags: (_suggested, _error, id) => [oneApplication(id)],
    }),
  }),
});

export const {
  usePageApplicationsQuery,
  useGetApplicationQuery,
  useAssignReviewersMutation,
  useSetReviewersMutation,
  useSaveEvaluationMutation,
  useSubmitEvaluationMutation,
  useReopenEvaluationMutation,
  useGetSynergyMatrixQuery,
  useGetSuggestedSynergyQuery,
} = evaluations;

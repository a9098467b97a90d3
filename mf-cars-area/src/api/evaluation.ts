import {
  allPages,
  api,
  applicationList,
  get,
  oneApplication,
  progressOf,
  stale,
  toPage,
  withQuery,
  SAID_BY_PAGE,
  FAILURE_SAID_BY_PAGE,
} from '@portal/api-slice';
import type { ApiError, Page } from '@portal/api-slice';
import type {
  EditedEvaluation,
  ReopenInput,
  ReviewedApplication,
  SubmittedApplication,
  SubmittedQuery,
  SuggestedSynergy,
  SynergyMatrix,
} from '@portal/domain';
import { useCallback } from 'react';
import { evaluationCall } from './evaluation-address';
import type { EvaluationAddress } from './evaluation-address';

/** An evaluation to save: `<aspect>_compliance`, `_comments`, `_recommendations`, and the `version` it is based on. */
export type SentEvaluation = EvaluationAddress & { evaluation: Record<string, string | number | null | undefined> };

/**
 * Tags affected by submitting or reopening an evaluation: reports may become due or cease to be, and the pending party
 * may change.
 */
const afterSubmission = (error: ApiError | undefined, facilityId: string) =>
  stale(error, [...progressOf(facilityId), 'Lidar' as const, 'Photometer' as const]);

const evaluations = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * A page of the submitted applications, searched and sorted by the server; `open` selects those with pending work
     * of the user.
     */
    pageApplications: build.query<Page<SubmittedApplication>, SubmittedQuery>({
      extraOptions: SAID_BY_PAGE,
      query: (page) => withQuery(get('/national-facility/submitted-initial-acceptance-applications'), page),
      transformResponse: toPage<SubmittedApplication>,
      providesTags: [applicationList, 'Facility'],
    }),
    /** An application with all its evaluations, including drafts. */
    getApplication: build.query<ReviewedApplication, string>({
      extraOptions: SAID_BY_PAGE,
      query: (id) => get('/national-facility/:id/initial-acceptance-application', { id }),
      providesTags: (_application, _error, id) => [oneApplication(id)],
    }),
    /** Saves a draft; refused if based on an older version (409), with the current draft. */
    saveEvaluation: build.mutation<EditedEvaluation, SentEvaluation>({
      extraOptions: FAILURE_SAID_BY_PAGE,
      query: ({ evaluation, ...address }) => evaluationCall('edit', address, evaluation),
      invalidatesTags: (_evaluation, error, { facilityId }) =>
        stale(error, [oneApplication(facilityId), 'Lidar' as const, 'Photometer' as const]),
    }),
    /** Submits an evaluation; this cannot be undone. The page then shows it with its day. */
    submitEvaluation: build.mutation<EditedEvaluation, SentEvaluation>({
      extraOptions: SAID_BY_PAGE,
      query: ({ evaluation, ...address }) => evaluationCall('submit', address, evaluation),
      invalidatesTags: (_evaluation, error, { facilityId }) => afterSubmission(error, facilityId),
    }),
    /** Reopens a submitted evaluation with a reason; refused if based on another version (409). */
    reopenEvaluation: build.mutation<EditedEvaluation, EvaluationAddress & ReopenInput>({
      extraOptions: FAILURE_SAID_BY_PAGE,
      query: ({ reason, version, ...address }) => evaluationCall('reopen', address, { reason, version }),
      invalidatesTags: (_evaluation, error, { facilityId }) => afterSubmission(error, facilityId),
    }),
    /** Every pair of lidar and photometer, with the result of the submitted evaluations. */
    getSynergyMatrix: build.query<SynergyMatrix, string>({
      extraOptions: SAID_BY_PAGE,
      query: (id) => get('/national-facility/:id/synergy-matrix', { id }),
      providesTags: (_matrix, _error, id) => [oneApplication(id)],
    }),
    getSuggestedSynergy: build.query<SuggestedSynergy, string>({
      extraOptions: SAID_BY_PAGE,
      query: (id) => get('/national-facility/:id/suggested-synergy-compliance', { id }),
      providesTags: (_suggested, _error, id) => [oneApplication(id)],
    }),
  }),
});

export const {
  usePageApplicationsQuery,
  useGetApplicationQuery,
  useSaveEvaluationMutation,
  useSubmitEvaluationMutation,
  useReopenEvaluationMutation,
  useGetSynergyMatrixQuery,
  useGetSuggestedSynergyQuery,
} = evaluations;

/** Loads all matching applications. */
export function useLoadApplications() {
  const [load] = evaluations.useLazyPageApplicationsQuery();
  return useCallback(
    async (query: Omit<SubmittedQuery, 'start' | 'count'>) =>
      allPages(async (page) => load({ ...query, ...page }).unwrap()),
    [load],
  );
}

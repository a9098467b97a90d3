import type { PlanAssessment, PlanAssessmentInput } from '@portal/domain';
import { api } from './api';
import { applicationList, oneApplication } from './application-tags';
import type { EvaluationAddress } from './evaluation-address';
import { stale } from './stale';

/** An assessment to save, on the evaluation at this address, and the version that it is based on. */
export type SentAssessment = EvaluationAddress & { assessment: PlanAssessmentInput & { version?: number | undefined } };

const pathOf = (id: string) => `/national-facility/${encodeURIComponent(id)}`;

const addressOf = (act: 'edit' | 'submit', { facilityId, aspect, instrumentId }: EvaluationAddress) =>
  `${pathOf(facilityId)}/${act}/plan-assessment/${aspect}${instrumentId === undefined ? '' : `/${encodeURIComponent(instrumentId)}`}`;

const assessments = api.injectEndpoints({
  endpoints: (build) => ({
    /** How far the upgrade plan answers the evaluations, as far as the user may know. */
    listPlanAssessments: build.query<PlanAssessment[], string>({
      query: (id) => `${pathOf(id)}/plan-assessments`,
      providesTags: (_assessments, _error, id) => [{ type: 'Facility', id }],
    }),
    /** Saves a draft; one based on another version is refused (409), with the current draft. */
    savePlanAssessment: build.mutation<PlanAssessment, SentAssessment>({
      query: ({ assessment, ...address }) => ({ url: addressOf('edit', address), method: 'POST', body: assessment }),
      invalidatesTags: (_assessment, error, { facilityId }) => stale(error, [oneApplication(facilityId)]),
    }),
    /** Submits an assessment; this cannot be undone. */
    submitPlanAssessment: build.mutation<PlanAssessment, SentAssessment>({
      query: ({ assessment, ...address }) => ({ url: addressOf('submit', address), method: 'POST', body: assessment }),
      invalidatesTags: (_assessment, error, { facilityId }) =>
        stale(error, [applicationList, oneApplication(facilityId), 'Facility' as const]),
    }),
  }),
});

export const { useListPlanAssessmentsQuery, useSavePlanAssessmentMutation, useSubmitPlanAssessmentMutation } =
  assessments;

import type { PlanAssessment, PlanAssessmentInput } from '@portal/domain';
import { api } from './api';
import { applicationList, oneApplication } from './application-tags';
import type { EvaluationAddress } from './evaluation-address';
import { stale } from './stale';
import { get, post } from './request/call';

/** An assessment to save, on the evaluation at this address, and the version that it is based on. */
export type SentAssessment = EvaluationAddress & { assessment: PlanAssessmentInput & { version?: number | undefined } };

/** The call that saves an assessment as a draft. */
const edited = ({ assessment: body, facilityId, aspect, instrumentId }: SentAssessment) =>
  instrumentId === undefined
    ? post('/national-facility/:facilityId/edit/plan-assessment/:aspect', { facilityId, aspect }, { body })
    : post(
        '/national-facility/:facilityId/edit/plan-assessment/:aspect/:instrumentId',
        { facilityId, aspect, instrumentId },
        { body },
      );

/** The call that sends it for good. */
const submitted = ({ assessment: body, facilityId, aspect, instrumentId }: SentAssessment) =>
  instrumentId === undefined
    ? post('/national-facility/:facilityId/submit/plan-assessment/:aspect', { facilityId, aspect }, { body })
    : post(
        '/national-facility/:facilityId/submit/plan-assessment/:aspect/:instrumentId',
        { facilityId, aspect, instrumentId },
        { body },
      );

const assessments = api.injectEndpoints({
  endpoints: (build) => ({
    /** How far the upgrade plan answers the evaluations, as far as the user may know. */
    listPlanAssessments: build.query<PlanAssessment[], string>({
      query: (id) => get('/national-facility/:id/plan-assessments', { id }),
      providesTags: (_assessments, _error, id) => [{ type: 'Facility', id }],
    }),
    /** Saves a draft; one based on another version is refused (409), with the current draft. */
    savePlanAssessment: build.mutation<PlanAssessment, SentAssessment>({
      query: edited,
      invalidatesTags: (_assessment, error, { facilityId }) => stale(error, [oneApplication(facilityId)]),
    }),
    /** Submits an assessment; this cannot be undone. */
    submitPlanAssessment: build.mutation<PlanAssessment, SentAssessment>({
      query: submitted,
      invalidatesTags: (_assessment, error, { facilityId }) =>
        stale(error, [applicationList, oneApplication(facilityId), 'Facility' as const]),
    }),
  }),
});

export const { useListPlanAssessmentsQuery, useSavePlanAssessmentMutation, useSubmitPlanAssessmentMutation } =
  assessments;

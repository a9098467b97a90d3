import { api, applicationList, oneApplication, post, stale, FAILURE_SAID_BY_PAGE } from '@portal/api-slice';
import type { PlanAssessment, PlanAssessmentInput } from '@portal/domain';
import type { EvaluationAddress } from './evaluation-address';

/** An assessment of the evaluation at this address, with the version that it is based on. */
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

/** The call that submits it irrevocably. */
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
    /** Saves a draft; refused if based on another version (409), with the current draft. */
    savePlanAssessment: build.mutation<PlanAssessment, SentAssessment>({
      extraOptions: FAILURE_SAID_BY_PAGE,
      query: edited,
      invalidatesTags: (_assessment, error, { facilityId }) => stale(error, [oneApplication(facilityId)]),
    }),
    /** Submits an assessment; this cannot be undone. */
    submitPlanAssessment: build.mutation<PlanAssessment, SentAssessment>({
      extraOptions: FAILURE_SAID_BY_PAGE,
      query: submitted,
      invalidatesTags: (_assessment, error, { facilityId }) =>
        stale(error, [applicationList, oneApplication(facilityId), 'Facility' as const]),
    }),
  }),
});

export const { useSavePlanAssessmentMutation, useSubmitPlanAssessmentMutation } = assessments;

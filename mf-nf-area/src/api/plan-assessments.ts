import { api, get } from '@portal/api-slice';
import type { PlanAssessment } from '@portal/domain';

const assessments = api.injectEndpoints({
  endpoints: (build) => ({
    /** How far the upgrade plan answers the evaluations, as far as the user may know. */
    listPlanAssessments: build.query<PlanAssessment[], string>({
      query: (id) => get('/national-facility/:id/plan-assessments', { id }),
      providesTags: (_assessments, _error, id) => [{ type: 'Facility', id }],
    }),
  }),
});

export const { useListPlanAssessmentsQuery } = assessments;

import { api, get } from '@portal/api-slice';
import type { PlanAssessment } from '@portal/domain';

const assessments = api.injectEndpoints({
  endpoints: (build) => ({
    /** Assessments of the upgrade plan for each evaluation, limited to those the user may see. */
    listPlanAssessments: build.query<PlanAssessment[], string>({
      query: (id) => get('/national-facility/:id/plan-assessments', { id }),
      providesTags: (_assessments, _error, id) => [{ type: 'Facility', id }],
    }),
  }),
});

export const { useListPlanAssessmentsQuery } = assessments;

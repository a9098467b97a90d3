import { api, get, SAID_BY_PAGE } from '@portal/api-slice';
import type { ComingStep } from '@portal/domain';

const steps = api.injectEndpoints({
  endpoints: (build) => ({
    /** What comes next for an own facility. */
    listComingSteps: build.query<ComingStep[], string>({
      extraOptions: SAID_BY_PAGE,
      query: (facilityId) => get('/national-facility/:facilityId/coming-steps', { facilityId }),
      providesTags: (_steps, _error, id) => ['TestBook', { type: 'Facility', id }],
    }),
  }),
});

export const { useListComingStepsQuery } = steps;

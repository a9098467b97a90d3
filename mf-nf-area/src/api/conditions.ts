import { api, post, progressOf, stale } from '@portal/api-slice';
import type { Condition, ConditionReportInput } from '@portal/domain';

const conditions = api.injectEndpoints({
  endpoints: (build) => ({
    /** Reports a condition as met; returns the updated conditions. */
    reportCondition: build.mutation<Condition[], { id: string; condition: string } & ConditionReportInput>({
      query: ({ id, condition, report }) =>
        post(
          '/national-facility/:id/conditions/:condition/report',
          { id, condition },
          { body: { report }, saidByPage: true },
        ),
      // After the last condition, the application is pending with CARS.
      invalidatesTags: (_conditions, error, { id }) => stale(error, progressOf(id)),
    }),
  }),
});

export const { useReportConditionMutation } = conditions;

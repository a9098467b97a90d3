import { api, post, progressOf, stale } from '@portal/api-slice';
import type { Condition, ConditionReportInput } from '@portal/domain';

const conditions = api.injectEndpoints({
  endpoints: (build) => ({
    /** Reports a condition as met; the list of conditions shows it. */
    reportCondition: build.mutation<Condition[], { id: string; condition: string } & ConditionReportInput>({
      query: ({ id, condition, report }) =>
        post(
          '/national-facility/:id/conditions/:condition/report',
          { id, condition },
          { body: { report }, saidByPage: true },
        ),
      // With the last of them, it is the turn of CARS.
      invalidatesTags: (_conditions, error, { id }) => stale(error, progressOf(id)),
    }),
  }),
});

export const { useReportConditionMutation } = conditions;

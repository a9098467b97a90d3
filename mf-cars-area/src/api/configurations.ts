import { api, get, oneApplication, post, stale, SAID_BY_PAGE, FAILURE_SAID_BY_PAGE } from '@portal/api-slice';
import type { ConfigurationVersion, NewConfigurationInput } from '@portal/domain';

/** The record of a facility contains the number of the version in force. */
const changed = (id: string) => [oneApplication(id), 'Facility' as const, { type: 'History' as const, id }];

const configurations = api.injectEndpoints({
  endpoints: (build) => ({
    /** The versions of the operational configuration of a facility, the latest first. */
    listConfigurations: build.query<ConfigurationVersion[], string>({
      extraOptions: SAID_BY_PAGE,
      query: (id) => get('/national-facility/:id/operational-configurations', { id }),
      providesTags: (_versions, _error, id) => [oneApplication(id)],
    }),
    approveConfiguration: build.mutation<ConfigurationVersion[], { id: string } & NewConfigurationInput>({
      extraOptions: FAILURE_SAID_BY_PAGE,
      query: ({ id, ...body }) => post('/national-facility/:id/operational-configurations', { id }, { body }),
      invalidatesTags: (_versions, error, { id }) => stale(error, changed(id)),
    }),
    withdrawConfiguration: build.mutation<ConfigurationVersion[], { id: string; number: number; reason: string }>({
      extraOptions: FAILURE_SAID_BY_PAGE,
      query: ({ id, number, reason }) =>
        post(
          '/national-facility/:id/operational-configurations/:number/withdraw',
          { id, number },
          { body: { reason } },
        ),
      invalidatesTags: (_versions, error, { id }) => stale(error, changed(id)),
    }),
  }),
});

export const { useListConfigurationsQuery, useApproveConfigurationMutation, useWithdrawConfigurationMutation } =
  configurations;

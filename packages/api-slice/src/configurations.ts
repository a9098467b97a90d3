import type { ConfigurationVersion, NewConfigurationInput } from '@portal/domain';
import { api } from './api';
import { oneApplication } from './application-tags';
import { stale } from './stale';

const pathOf = (id: string) => `/national-facility/${encodeURIComponent(id)}/operational-configurations`;

/** A facility says which version is in force. */
const changed = (id: string) => [oneApplication(id), 'Facility' as const, { type: 'History' as const, id }];

const configurations = api.injectEndpoints({
  endpoints: (build) => ({
    /** The versions of the operational configuration of a facility, the latest first. */
    listConfigurations: build.query<ConfigurationVersion[], string>({
      query: pathOf,
      providesTags: (_versions, _error, id) => [oneApplication(id)],
    }),
    approveConfiguration: build.mutation<ConfigurationVersion[], { id: string } & NewConfigurationInput>({
      query: ({ id, ...body }) => ({ url: pathOf(id), method: 'POST', body }),
      invalidatesTags: (_versions, error, { id }) => stale(error, changed(id)),
    }),
    withdrawConfiguration: build.mutation<ConfigurationVersion[], { id: string; number: number; reason: string }>({
      query: ({ id, number, reason }) => ({
        url: `${pathOf(id)}/${number}/withdraw`,
        method: 'POST',
        body: { reason },
      }),
      invalidatesTags: (_versions, error, { id }) => stale(error, changed(id)),
    }),
  }),
});

export const { useListConfigurationsQuery, useApproveConfigurationMutation, useWithdrawConfigurationMutation } =
  configurations;

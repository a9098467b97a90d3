import type { SuggestedChannelCompliance, SuggestedCompliance } from '@portal/domain';
import { api } from './api';
import { get, SAID_BY_PAGE } from './request/call';

const lidars = api.injectEndpoints({
  endpoints: (build) => ({
    getSuggestedFeasibility: build.query<SuggestedCompliance, string>({
      extraOptions: SAID_BY_PAGE,
      query: (id) => get('/lidar/system/:id/suggested-feasibility-compliance', { id }),
      providesTags: (_suggested, _error, id) => [{ type: 'Lidar', id }],
    }),
    getSuggestedFeature: build.query<SuggestedCompliance, string>({
      extraOptions: SAID_BY_PAGE,
      query: (id) => get('/lidar/system/:id/suggested-feature-compliance', { id }),
      providesTags: (_suggested, _error, id) => [{ type: 'Lidar', id }],
    }),
    getSuggestedChannel: build.query<SuggestedChannelCompliance, string>({
      extraOptions: SAID_BY_PAGE,
      query: (id) => get('/lidar/system/:id/suggested-channel-compliance', { id }),
      providesTags: (_suggested, _error, id) => [{ type: 'Lidar', id }],
    }),
  }),
});

export const { useGetSuggestedFeasibilityQuery, useGetSuggestedFeatureQuery, useGetSuggestedChannelQuery } = lidars;

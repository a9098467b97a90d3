import { api, applicationList, get, SAID_BY_PAGE } from '@portal/api-slice';
import type { NetworkStages, Timeline } from '@portal/domain';

const ways = api.injectEndpoints({
  endpoints: (build) => ({
    getNetworkStages: build.query<NetworkStages, void>({
      extraOptions: SAID_BY_PAGE,
      query: () => get('/network/stages'),
      providesTags: [applicationList, 'TestBook'],
    }),
    getTimelineAtCentre: build.query<Timeline, string>({
      extraOptions: SAID_BY_PAGE,
      query: (facilityId) => get('/national-facility/:facilityId/timeline', { facilityId }),
      providesTags: [applicationList, 'TestBook'],
    }),
  }),
});

export const { useGetNetworkStagesQuery, useGetTimelineAtCentreQuery } = ways;

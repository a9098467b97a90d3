import { api, get, SAID_BY_PAGE } from '@portal/api-slice';
import type { Timeline } from '@portal/domain';

const ways = api.injectEndpoints({
  endpoints: (build) => ({
    /** The way of an own facility, with what is due soon. */
    getOwnTimeline: build.query<Timeline, string>({
      extraOptions: SAID_BY_PAGE,
      query: (facilityId) => get('/national-facility/:facilityId/timeline', { facilityId }),
      providesTags: (_timeline, _error, id) => ['TestBook', { type: 'Facility', id }],
    }),
  }),
});

export const { useGetOwnTimelineQuery } = ways;

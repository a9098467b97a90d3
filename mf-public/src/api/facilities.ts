import { api, applicationList, get, SAID_BY_PAGE } from '@portal/api-slice';
import type { AcceptedVersions, StatusCount } from '@portal/domain';

const facilities = api.injectEndpoints({
  endpoints: (build) => ({
    /** The number of facilities that have reached each status. */
    countByStatus: build.query<StatusCount[], void>({
      extraOptions: SAID_BY_PAGE,
      query: () => get('/national-facility/status-counts'),
      providesTags: [applicationList, 'Facility'],
    }),
    /** The accepted versions of an own facility, the latest first. */
    listOwnVersions: build.query<AcceptedVersions, string>({
      extraOptions: SAID_BY_PAGE,
      query: (id) => get('/national-facility/:id/accepted-versions', { id }),
      providesTags: (_versions, _error, id) => [{ type: 'Facility', id }],
    }),
  }),
});

export const { useCountByStatusQuery, useListOwnVersionsQuery } = facilities;

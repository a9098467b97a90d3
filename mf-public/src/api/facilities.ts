import { api, applicationList, get, SAID_BY_PAGE } from '@portal/api-slice';
import type { StatusCount } from '@portal/domain';

const facilities = api.injectEndpoints({
  endpoints: (build) => ({
    /** The number of facilities that have reached each status. */
    countByStatus: build.query<StatusCount[], void>({
      extraOptions: SAID_BY_PAGE,
      query: () => get('/national-facility/status-counts'),
      providesTags: [applicationList, 'Facility'],
    }),
  }),
});

export const { useCountByStatusQuery } = facilities;

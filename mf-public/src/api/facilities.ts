import { api, applicationList, get, SAID_BY_PAGE } from '@portal/api-slice';
import type { StatusCount } from '@portal/domain';

const facilities = api.injectEndpoints({
  endpoints: (build) => ({
    /** How many facilities have come to each status. */
    countByStatus: build.query<StatusCount[], void>({
      extraOptions: SAID_BY_PAGE,
      query: () => get('/national-facility/status-counts'),
      providesTags: [applicationList, 'Facility'],
    }),
  }),
});

export const { useCountByStatusQuery } = facilities;

import { api, applicationList, get } from '@portal/api-slice';
import type { StatusCount } from '@portal/domain';

const facilities = api.injectEndpoints({
  endpoints: (build) => ({
    /** How many facilities have come to each status. */
    countByStatus: build.query<StatusCount[], void>({
      query: () => get('/national-facility/status-counts'),
      providesTags: [applicationList, 'Facility'],
    }),
  }),
});

export const { useCountByStatusQuery } = facilities;

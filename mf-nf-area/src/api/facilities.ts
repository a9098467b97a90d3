import { api, get, post, stale, SAID_BY_PAGE, FAILURE_SAID_BY_PAGE } from '@portal/api-slice';
import type { FacilityInfo, HistoryEntry, NationalFacility } from '@portal/domain';

const facilities = api.injectEndpoints({
  endpoints: (build) => ({
    listHistory: build.query<HistoryEntry[], string>({
      extraOptions: SAID_BY_PAGE,
      query: (id) => get('/national-facility/:id/history', { id }),
      providesTags: (_entries, _error, id) => [{ type: 'History', id }],
    }),
    /** Saves the given fields; refused if based on an older version (409). */
    saveFacility: build.mutation<NationalFacility, { id: string; info: FacilityInfo }>({
      extraOptions: FAILURE_SAID_BY_PAGE,
      query: ({ id, info }) => post('/national-facility/:id/edit/general-info', { id }, { body: info }),
      invalidatesTags: (_facility, error, { id }) => stale(error, ['Facility', { type: 'History', id }]),
    }),
  }),
});

export const { useListHistoryQuery, useSaveFacilityMutation } = facilities;

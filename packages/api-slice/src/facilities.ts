import type {
  CertifiedFacility,
  FacilityQuery,
  MyFacilities,
  NationalFacility,
  RegisterFacility,
} from '@portal/domain';
import { useCallback } from 'react';
import { api } from './api';
import { allPages, toPage } from './request/page';
import type { Page } from './request/page';
import { withQuery } from './request/with-query';
import { stale } from './stale';
import { get, post, SAID_BY_PAGE } from './request/call';

const facilities = api.injectEndpoints({
  endpoints: (build) => ({
    listCertified: build.query<CertifiedFacility[], void>({
      extraOptions: SAID_BY_PAGE,
      query: () => get('/national-facility/certified'),
      providesTags: ['Facility'],
    }),
    /** The ids and acronyms of the user's own facilities. */
    getMyFacilities: build.query<MyFacilities, void>({
      extraOptions: SAID_BY_PAGE,
      query: () => get('/my/national-facilities'),
      providesTags: ['Facility'],
    }),
    /** The user's own facilities as full records, oldest first. */
    listMyFacilities: build.query<NationalFacility[], void>({
      extraOptions: SAID_BY_PAGE,
      async queryFn(_nothing, _api, _options, baseQuery) {
        const mine = await baseQuery(get('/my/national-facilities'));
        if (mine.error) return { error: mine.error };
        const { nfs } = mine.data as MyFacilities;
        const answers = await Promise.all(
          nfs.map(async ({ id }) => baseQuery(get('/national-facility/:id/general-info', { id }))),
        );
        const failed = answers.find(({ error }) => error)?.error;
        return failed ? { error: failed } : { data: answers.map(({ data }) => data as NationalFacility) };
      },
      providesTags: ['Facility'],
    }),
    getFacility: build.query<NationalFacility, string>({
      extraOptions: SAID_BY_PAGE,
      query: (id) => get('/national-facility/:id/general-info', { id }),
      providesTags: (_facility, _error, id) => [{ type: 'Facility', id }],
    }),
    /** A page of the facilities, searched and sorted by the server. */
    pageFacilities: build.query<Page<NationalFacility>, FacilityQuery>({
      extraOptions: SAID_BY_PAGE,
      query: (page) => withQuery(get('/national-facility/all'), page),
      transformResponse: toPage<NationalFacility>,
      providesTags: ['Facility'],
    }),
    /** Registers a facility and gives its leader the required role. */
    registerFacility: build.mutation<NationalFacility, RegisterFacility>({
      query: (body) => post('/national-facility/register', { body, saidByPage: true }),
      invalidatesTags: (_facility, error) => stale(error, ['Facility' as const, 'User' as const]),
    }),
  }),
});

export const {
  useListCertifiedQuery,
  useGetMyFacilitiesQuery,
  useListMyFacilitiesQuery,
  useGetFacilityQuery,
  usePageFacilitiesQuery,
  useRegisterFacilityMutation,
} = facilities;

/** Loads all matching facilities. */
export function useLoadFacilities() {
  const [load] = facilities.useLazyPageFacilitiesQuery();
  return useCallback(
    async (query: Omit<FacilityQuery, 'start' | 'count'>) =>
      allPages(async (page) => load({ ...query, ...page }).unwrap()),
    [load],
  );
}

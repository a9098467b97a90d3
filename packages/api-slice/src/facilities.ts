import type {
  CertifiedFacility,
  FacilityInfo,
  FacilityQuery,
  HistoryEntry,
  MyFacilities,
  NationalFacility,
  Paging,
  RegisterFacility,
} from '@portal/domain';
import { TABLES } from '@portal/domain';
import { useCallback } from 'react';
import { api } from './api';
import { applicationList, oneApplication } from './application-tags';
import type { ApiError } from './request/api-error';
import { toPage } from './request/page';
import type { Page } from './request/page';
import { withQuery } from './request/with-query';
import { stale } from './stale';

const pathOf = (id: string) => `/national-facility/${encodeURIComponent(id)}`;

/** What is done about a facility is shown with it, in its history and where it is evaluated. */
const shown = (error: ApiError | undefined, id: string) =>
  stale(error, [
    'Facility' as const,
    'User' as const,
    applicationList,
    oneApplication(id),
    { type: 'History' as const, id },
  ]);

const facilities = api.injectEndpoints({
  endpoints: (build) => ({
    /** The facilities of the public map. */
    listCertified: build.query<CertifiedFacility[], void>({
      query: () => '/national-facility/certified',
      providesTags: ['Facility'],
    }),
    /** The facilities of whoever is logged in. */
    getMyFacilities: build.query<MyFacilities, void>({
      query: () => '/my/national-facilities',
      providesTags: ['Facility'],
    }),
    /** The facilities of whoever is logged in, each as a whole; oldest first. */
    listMyFacilities: build.query<NationalFacility[], void>({
      async queryFn(_nothing, _api, _options, ask) {
        const mine = await ask('/my/national-facilities');
        if (mine.error) return { error: mine.error };
        const { nfs } = mine.data as MyFacilities;
        const answers = await Promise.all(nfs.map(async ({ id }) => ask(`${pathOf(id)}/general-info`)));
        const failed = answers.find(({ error }) => error)?.error;
        return failed ? { error: failed } : { data: answers.map(({ data }) => data as NationalFacility) };
      },
      providesTags: ['Facility'],
    }),
    getFacility: build.query<NationalFacility, string>({
      query: (id) => `${pathOf(id)}/general-info`,
      providesTags: (_facility, _error, id) => [{ type: 'Facility', id }],
    }),
    /** All facilities by acronym, whatever their state; a part of them when one is asked for. */
    listFacilities: build.query<NationalFacility[], Paging | void>({
      query: (paging) => withQuery('/national-facility/all', { ...paging }),
      providesTags: ['Facility'],
    }),
    /** A page of them, searched and sorted by the server. */
    pageFacilities: build.query<Page<NationalFacility>, FacilityQuery>({
      query: (page) => withQuery('/national-facility/all', page),
      transformResponse: toPage<NationalFacility>,
      providesTags: ['Facility'],
    }),
    /** Makes a facility; its leader gets the role that it takes. */
    registerFacility: build.mutation<NationalFacility, RegisterFacility>({
      query: (body) => ({ url: '/national-facility/register', method: 'POST', body }),
      invalidatesTags: (_facility, error) => stale(error, ['Facility' as const, 'User' as const]),
    }),
    /** Sends the owner an invitation; a link that was sent before is dead from then on. */
    inviteFacility: build.mutation<NationalFacility, string>({
      query: (id) => ({ url: `${pathOf(id)}/send-invitation`, method: 'POST' }),
      invalidatesTags: (_facility, error, id) => shown(error, id),
    }),
    /** Gives a facility to another person, who gets the role that it takes. */
    transferFacility: build.mutation<NationalFacility, { id: string; owner: string }>({
      query: ({ id, owner }) => ({ url: `${pathOf(id)}/transfer`, method: 'POST', body: { owner } }),
      invalidatesTags: (_facility, error, { id }) => shown(error, id),
    }),
    /** Sets until when the present step is due, epoch seconds; `null`: no more. */
    setDueDate: build.mutation<NationalFacility, { id: string; due_date: number | null }>({
      query: ({ id, due_date }) => ({ url: `${pathOf(id)}/due-date`, method: 'POST', body: { due_date } }),
      invalidatesTags: (_facility, error, { id }) => shown(error, id),
    }),
    /** Who did what, newest first. */
    listHistory: build.query<HistoryEntry[], string>({
      query: (id) => `${pathOf(id)}/history`,
      providesTags: (_entries, _error, id) => [{ type: 'History', id }],
    }),
    /** Changes the fields that are given; with an older version than the present one it is refused (409). */
    saveFacility: build.mutation<NationalFacility, { id: string; info: FacilityInfo }>({
      query: ({ id, info }) => ({ url: `${pathOf(id)}/edit/general-info`, method: 'POST', body: info }),
      invalidatesTags: (_facility, error, { id }) => stale(error, ['Facility', { type: 'History', id }]),
    }),
  }),
});

export const {
  useListCertifiedQuery,
  useGetMyFacilitiesQuery,
  useListMyFacilitiesQuery,
  useGetFacilityQuery,
  useListFacilitiesQuery,
  usePageFacilitiesQuery,
  useRegisterFacilityMutation,
  useInviteFacilityMutation,
  useTransferFacilityMutation,
  useSetDueDateMutation,
  useListHistoryQuery,
  useSaveFacilityMutation,
} = facilities;

/** Loads all facilities that match, in pages, so that however many there are the server stays free for others. */
export function useLoadFacilities() {
  const [load] = facilities.useLazyPageFacilitiesQuery();
  return useCallback(
    async (asked: Pick<FacilityQuery, 'search' | 'sort'>): Promise<NationalFacility[]> => {
      const rows: NationalFacility[] = [];
      for (;;) {
        const page = await load({ ...asked, start: rows.length, count: TABLES.maxCount }).unwrap();
        rows.push(...page.rows);
        if (rows.length >= page.total || page.rows.length === 0) return rows;
      }
    },
    [load],
  );
}

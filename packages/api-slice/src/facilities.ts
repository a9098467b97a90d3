import type {
  CertifiedFacility,
  FacilityInfo,
  FacilityQuery,
  HistoryEntry,
  MyFacilities,
  NationalFacility,
  Paging,
  ReasonInput,
  RegisterFacility,
} from '@portal/domain';
import { useCallback } from 'react';
import { api } from './api';
import { applicationList, oneApplication, questionsOf } from './application-tags';
import type { ApiError } from './request/api-error';
import { allPages, toPage } from './request/page';
import type { Page } from './request/page';
import { withQuery } from './request/with-query';
import { stale } from './stale';
import { get, post } from './request/call';

/** Tags of everything that shows a facility: its pages, its history and its application. */
const shown = (error: ApiError | undefined, id: string) =>
  stale(error, [
    'Facility' as const,
    'User' as const,
    applicationList,
    oneApplication(id),
    { type: 'History' as const, id },
    questionsOf(id),
  ]);

const facilities = api.injectEndpoints({
  endpoints: (build) => ({
    listCertified: build.query<CertifiedFacility[], void>({
      query: () => get('/national-facility/certified'),
      providesTags: ['Facility'],
    }),
    /** The ids of the user's own facilities. */
    getMyFacilities: build.query<MyFacilities, void>({
      query: () => get('/my/national-facilities'),
      providesTags: ['Facility'],
    }),
    /** The user's own facilities as full records, oldest first. */
    listMyFacilities: build.query<NationalFacility[], void>({
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
      query: (id) => get('/national-facility/:id/general-info', { id }),
      providesTags: (_facility, _error, id) => [{ type: 'Facility', id }],
    }),
    /** All facilities by acronym, in every state, or a part of them. */
    listFacilities: build.query<NationalFacility[], Paging | void>({
      query: (paging) => withQuery(get('/national-facility/all'), { ...paging }),
      providesTags: ['Facility'],
    }),
    /** A page of the facilities, searched and sorted by the server. */
    pageFacilities: build.query<Page<NationalFacility>, FacilityQuery>({
      query: (page) => withQuery(get('/national-facility/all'), page),
      transformResponse: toPage<NationalFacility>,
      providesTags: ['Facility'],
    }),
    /** Registers a facility; its leader gets the required role. */
    registerFacility: build.mutation<NationalFacility, RegisterFacility>({
      query: (body) => post('/national-facility/register', { body, saidByPage: true }),
      invalidatesTags: (_facility, error) => stale(error, ['Facility' as const, 'User' as const]),
    }),
    /** Sends the owner an invitation; the link of an earlier one stops working. */
    inviteFacility: build.mutation<NationalFacility, string>({
      query: (id) => post('/national-facility/:id/send-invitation', { id }),
      invalidatesTags: (_facility, error, id) => shown(error, id),
    }),
    /** Gives a facility to another person, who gets the required role. */
    transferFacility: build.mutation<NationalFacility, { id: string; owner: string }>({
      query: ({ id, owner }) => post('/national-facility/:id/transfer', { id }, { body: { owner } }),
      invalidatesTags: (_facility, error, { id }) => shown(error, id),
    }),
    /** Archives a facility that was registered by mistake; it cannot be loaded any more. */
    archiveFacility: build.mutation<null, { id: string } & ReasonInput>({
      query: ({ id, reason }) => post('/national-facility/:id/archive', { id }, { body: { reason } }),
      invalidatesTags: (_nothing, error) => stale(error, ['Facility' as const, 'User' as const, applicationList]),
    }),
    /** Sets the due date of the current step, epoch seconds; `null` removes it. */
    setDueDate: build.mutation<NationalFacility, { id: string; due_date: number | null }>({
      query: ({ id, due_date }) => post('/national-facility/:id/due-date', { id }, { body: { due_date } }),
      invalidatesTags: (_facility, error, { id }) => shown(error, id),
    }),
    /** Entries of the facility's history, newest first. */
    listHistory: build.query<HistoryEntry[], string>({
      query: (id) => get('/national-facility/:id/history', { id }),
      providesTags: (_entries, _error, id) => [{ type: 'History', id }],
    }),
    /** Saves the given fields; refused if based on an older version (409). */
    saveFacility: build.mutation<NationalFacility, { id: string; info: FacilityInfo }>({
      query: ({ id, info }) => post('/national-facility/:id/edit/general-info', { id }, { body: info }),
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
  useArchiveFacilityMutation,
  useTransferFacilityMutation,
  useSetDueDateMutation,
  useListHistoryQuery,
  useSaveFacilityMutation,
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

import {
  api,
  applicationList,
  get,
  post,
  progressOf,
  questionsOf,
  stale,
  withQuery,
  SAID_BY_PAGE,
  FAILURE_SAID_BY_PAGE,
} from '@portal/api-slice';
import type { ApiError } from '@portal/api-slice';
import type { NationalFacility, NetworkMonth, Paging, ReasonInput } from '@portal/domain';

/** Tags of everything that shows a facility: its pages, its history and its application. */
const shown = (error: ApiError | undefined, id: string) =>
  stale(error, ['User' as const, ...progressOf(id), questionsOf(id)]);

/** Whether the page shows the result itself, as the dialog for several facilities does. */
interface ShowsResult {
  saidByPage?: boolean;
}

interface DueDateChange {
  id: string;
  due_date: number | null;
  before: number | null;
}

const facilities = api.injectEndpoints({
  endpoints: (build) => ({
    /** All facilities by acronym, in every state, or one page of them. */
    listFacilities: build.query<NationalFacility[], Paging | void>({
      query: (paging) => withQuery(get('/national-facility/all'), { ...paging }),
      providesTags: ['Facility'],
    }),
    /** The number of facilities per displayed status at the end of each month. */
    listNetworkMonths: build.query<NetworkMonth[], void>({
      extraOptions: SAID_BY_PAGE,
      query: () => get('/national-facility/network-months'),
      providesTags: ['Facility'],
    }),
    /** Sends the owner an invitation; the link in an earlier one becomes invalid. */
    inviteFacility: build.mutation<NationalFacility, { id: string } & ShowsResult>({
      extraOptions: FAILURE_SAID_BY_PAGE,
      query: ({ id, saidByPage = false }) => post('/national-facility/:id/send-invitation', { id }, { saidByPage }),
      invalidatesTags: (_facility, error, { id }) => shown(error, id),
    }),
    /** Transfers a facility from the user in `before` to another one, who receives the required role. */
    transferFacility: build.mutation<NationalFacility, { id: string; owner: string; before: string }>({
      extraOptions: FAILURE_SAID_BY_PAGE,
      query: ({ id, ...body }) => post('/national-facility/:id/transfer', { id }, { body }),
      invalidatesTags: (_facility, error, { id }) => shown(error, id),
    }),
    /** Archives a facility that was registered by mistake; it can no longer be loaded. */
    archiveFacility: build.mutation<null, { id: string } & ReasonInput>({
      extraOptions: FAILURE_SAID_BY_PAGE,
      query: ({ id, reason }) => post('/national-facility/:id/archive', { id }, { body: { reason } }),
      invalidatesTags: (_nothing, error) => stale(error, ['Facility' as const, 'User' as const, applicationList]),
    }),
    /** Sets the due date of the current step in place of `before`, epoch seconds; `null` removes it. */
    setDueDate: build.mutation<NationalFacility, DueDateChange & ShowsResult>({
      extraOptions: FAILURE_SAID_BY_PAGE,
      query: ({ id, saidByPage = false, ...body }) =>
        post('/national-facility/:id/due-date', { id }, { body, saidByPage }),
      invalidatesTags: (_facility, error, { id }) => shown(error, id),
    }),
  }),
});

export const {
  useListFacilitiesQuery,
  useListNetworkMonthsQuery,
  useInviteFacilityMutation,
  useTransferFacilityMutation,
  useArchiveFacilityMutation,
  useSetDueDateMutation,
} = facilities;

import {
  api,
  applicationList,
  get,
  post,
  remove,
  stale,
  withQuery,
  FAILURE_SAID_BY_PAGE,
  SAID_BY_PAGE,
  everyRow,
} from '@portal/api-slice';
import type { ApiError } from '@portal/api-slice';
import type {
  CalendarAddress,
  CalendarEntry,
  Day,
  NewCalendarAddress,
  Slot,
  SlotEdit,
  SlotInput,
  SupportMoveInput,
  SupportOfferInput,
  SupportRequest,
} from '@portal/domain';

const SUPPORT = 'Support' as const;

/** A step of a request changes what waits for whom, and the calendar. */
const afterStep = (_request: unknown, error: ApiError | undefined) => stale(error, [SUPPORT, applicationList]);

type Address = { id: string };

/** The steps of the centre that come with a text. */
const STEPS_IN_WORDS = {
  ask: (address: Address, body: object) => post('/support/requests/:id/ask', address, { body }),
  complete: (address: Address, body: object) => post('/support/requests/:id/complete', address, { body }),
  decline: (address: Address, body: object) => post('/support/requests/:id/decline', address, { body }),
  cancel: (address: Address, body: object) => post('/support/requests/:id/cancel', address, { body }),
  reopen: (address: Address, body: object) => post('/support/requests/:id/reopen', address, { body }),
  write: (address: Address, body: object) => post('/support/requests/:id/messages', address, { body }),
} as const;
export type StepInWords = keyof typeof STEPS_IN_WORDS;

interface InWords extends Address {
  step: StepInWords;
  body: { text: string; internal?: boolean };
}

const supportAtCentre = api.injectEndpoints({
  endpoints: (build) => ({
    /** Requests under way that the user arranges, and those of the user’s own facilities. */
    listOpenRequests: build.query<SupportRequest[], void>({
      extraOptions: SAID_BY_PAGE,
      queryFn: (_nothing, _api, _options, ask) =>
        everyRow<SupportRequest>(
          ask,
          withQuery(get('/support/requests'), { state: 'open' }),
          ({ requests }) => requests,
        ),
      providesTags: [SUPPORT],
    }),
    /** A page of those that have ended, the latest first. */
    pageEndedRequests: build.query<
      { requests: SupportRequest[]; total_count: number },
      { start: number; count: number; search: string }
    >({
      extraOptions: SAID_BY_PAGE,
      query: (page) => withQuery(get('/support/requests'), { ...page, state: 'ended' }),
      providesTags: [SUPPORT],
    }),
    getRequestAtCentre: build.query<SupportRequest, string>({
      extraOptions: SAID_BY_PAGE,
      query: (id) => get('/support/requests/:id', { id }),
      providesTags: [SUPPORT],
    }),
    acknowledgeRequest: build.mutation<SupportRequest, string>({
      query: (id) => post('/support/requests/:id/acknowledge', { id }),
      invalidatesTags: afterStep,
    }),
    takeRequestOver: build.mutation<SupportRequest, string>({
      query: (id) => post('/support/requests/:id/take-over', { id }),
      invalidatesTags: afterStep,
    }),
    takeStepInWords: build.mutation<SupportRequest, InWords>({
      extraOptions: FAILURE_SAID_BY_PAGE,
      query: ({ id, step, body }) => STEPS_IN_WORDS[step]({ id }, body),
      invalidatesTags: afterStep,
    }),
    offerSlots: build.mutation<SupportRequest, Address & { body: SupportOfferInput }>({
      extraOptions: FAILURE_SAID_BY_PAGE,
      query: ({ id, body }) => post('/support/requests/:id/offer', { id }, { body }),
      invalidatesTags: afterStep,
    }),
    /** Gives the chosen slot up, and offers others with the reason. */
    moveRequestAtCentre: build.mutation<SupportRequest, Address & { body: SupportMoveInput }>({
      extraOptions: FAILURE_SAID_BY_PAGE,
      query: ({ id, body }) => post('/support/requests/:id/move', { id }, { body }),
      invalidatesTags: afterStep,
    }),
    /** Slots that can still be arranged, or all that there ever were. */
    listSlotsAtCentre: build.query<Slot[], 'open' | 'all'>({
      extraOptions: SAID_BY_PAGE,
      queryFn: (which, _api, _options, ask) =>
        everyRow<Slot>(
          ask,
          withQuery(get('/support/slots'), { state: which === 'open' ? which : '' }),
          ({ slots }) => slots,
        ),
      providesTags: [SUPPORT],
    }),
    /** The calendar between two days, `yyyy-mm-dd`. */
    getCalendarAtCentre: build.query<CalendarEntry[], { from: Day; to: Day }>({
      extraOptions: SAID_BY_PAGE,
      query: (days) => withQuery(get('/support/calendar'), days),
      transformResponse: ({ entries }: { entries: CalendarEntry[] }) => entries,
      providesTags: [SUPPORT],
    }),
    listCalendarAddressesAtCentre: build.query<CalendarAddress[], void>({
      extraOptions: SAID_BY_PAGE,
      query: () => get('/support/calendar-address'),
      providesTags: [SUPPORT],
    }),
    makeCalendarAddressAtCentre: build.mutation<NewCalendarAddress, void>({
      query: () => post('/support/calendar-address'),
      invalidatesTags: (_made, error) => stale(error, [SUPPORT]),
    }),
    endCalendarAddressAtCentre: build.mutation<null, string>({
      query: (id) => remove('/support/calendar-address/:id', { id }),
      invalidatesTags: (_ended, error) => stale(error, [SUPPORT]),
    }),
    addSlot: build.mutation<Slot, SlotInput>({
      extraOptions: FAILURE_SAID_BY_PAGE,
      query: (body) => post('/support/slots', { body }),
      invalidatesTags: afterStep,
    }),
    /** Changes a slot; refused if based on an older version (409). */
    editSlot: build.mutation<Slot, Address & { body: SlotEdit }>({
      extraOptions: FAILURE_SAID_BY_PAGE,
      query: ({ id, body }) => post('/support/slots/:id', { id }, { body }),
      invalidatesTags: afterStep,
    }),
    openSlot: build.mutation<Slot, string>({
      query: (id) => post('/support/slots/:id/open', { id }),
      invalidatesTags: afterStep,
    }),
    closeSlot: build.mutation<Slot, string>({
      query: (id) => post('/support/slots/:id/close', { id }),
      invalidatesTags: afterStep,
    }),
    cancelSlot: build.mutation<Slot, Address & { text: string }>({
      extraOptions: FAILURE_SAID_BY_PAGE,
      query: ({ id, text }) => post('/support/slots/:id/cancel', { id }, { body: { text } }),
      invalidatesTags: afterStep,
    }),
    cancelBookingAtCentre: build.mutation<Slot, Address & { text: string }>({
      extraOptions: FAILURE_SAID_BY_PAGE,
      query: ({ id, text }) => post('/support/bookings/:id/cancel', { id }, { body: { text } }),
      invalidatesTags: afterStep,
    }),
  }),
});

export const {
  useListOpenRequestsQuery,
  usePageEndedRequestsQuery,
  useGetRequestAtCentreQuery,
  useAcknowledgeRequestMutation,
  useTakeRequestOverMutation,
  useTakeStepInWordsMutation,
  useOfferSlotsMutation,
  useMoveRequestAtCentreMutation,
  useListSlotsAtCentreQuery,
  useGetCalendarAtCentreQuery,
  useListCalendarAddressesAtCentreQuery,
  useMakeCalendarAddressAtCentreMutation,
  useEndCalendarAddressAtCentreMutation,
  useAddSlotMutation,
  useEditSlotMutation,
  useOpenSlotMutation,
  useCloseSlotMutation,
  useCancelSlotMutation,
  useCancelBookingAtCentreMutation,
} = supportAtCentre;

/** The report of a completed request, for `useDownload`. */
export const reportOfRequest = (id: string) => get('/support/requests/:id/report.pdf', { id });

import {
  api,
  get,
  post,
  remove,
  stale,
  withQuery,
  FAILURE_SAID_BY_PAGE,
  SAID_BY_PAGE,
  everyRow,
} from '@portal/api-slice';
import type {
  BookingInput,
  CalendarAddress,
  CalendarEntry,
  Day,
  NewCalendarAddress,
  Slot,
  SupportRequest,
  SupportRequestInput,
} from '@portal/domain';

/** A step of a request with its text. */
interface InWords {
  id: string;
  text: string;
}

const support = api.injectEndpoints({
  endpoints: (build) => ({
    /** The requests of a facility, in any status. */
    listRequestsOf: build.query<SupportRequest[], string>({
      extraOptions: SAID_BY_PAGE,
      queryFn: (facility, _api, _options, ask) =>
        everyRow<SupportRequest>(ask, withQuery(get('/support/requests'), { facility }), ({ requests }) => requests),
      providesTags: ['Support'],
    }),
    getMyRequest: build.query<SupportRequest, string>({
      extraOptions: SAID_BY_PAGE,
      query: (id) => get('/support/requests/:id', { id }),
      providesTags: ['Support'],
    }),
    createMyRequest: build.mutation<SupportRequest, SupportRequestInput>({
      extraOptions: FAILURE_SAID_BY_PAGE,
      query: (request) => post('/support/requests', { body: request }),
      invalidatesTags: (_request, error) => stale(error, ['Support' as const]),
    }),
    answerMyRequest: build.mutation<SupportRequest, InWords>({
      extraOptions: FAILURE_SAID_BY_PAGE,
      query: ({ id, text }) => post('/support/requests/:id/answer', { id }, { body: { text } }),
      invalidatesTags: (_request, error) => stale(error, ['Support' as const]),
    }),
    writeInMyRequest: build.mutation<SupportRequest, InWords>({
      extraOptions: FAILURE_SAID_BY_PAGE,
      query: ({ id, text }) => post('/support/requests/:id/messages', { id }, { body: { text } }),
      invalidatesTags: (_request, error) => stale(error, ['Support' as const]),
    }),
    /** Chooses a slot that is on offer; refused if its last place was taken meanwhile (409). */
    chooseMySlot: build.mutation<SupportRequest, { id: string; slot: string }>({
      query: ({ id, slot }) => post('/support/requests/:id/choose', { id }, { body: { slot } }),
      invalidatesTags: (_request, error) => stale(error, ['Support' as const]),
    }),
    askForOtherSlots: build.mutation<SupportRequest, InWords>({
      extraOptions: FAILURE_SAID_BY_PAGE,
      query: ({ id, text }) => post('/support/requests/:id/ask-for-others', { id }, { body: { text } }),
      invalidatesTags: (_request, error) => stale(error, ['Support' as const]),
    }),
    /** Gives the chosen slot up; those that were offered can be chosen again. */
    moveMyRequest: build.mutation<SupportRequest, InWords>({
      extraOptions: FAILURE_SAID_BY_PAGE,
      query: ({ id, text }) => post('/support/requests/:id/move', { id }, { body: { text } }),
      invalidatesTags: (_request, error) => stale(error, ['Support' as const]),
    }),
    /** The slots ahead that the user's facilities can book or have booked. */
    listMySlots: build.query<Slot[], void>({
      extraOptions: SAID_BY_PAGE,
      queryFn: (_nothing, _api, _options, ask) =>
        everyRow<Slot>(ask, withQuery(get('/support/slots'), { state: 'open' }), ({ slots }) => slots),
      providesTags: ['Support'],
    }),
    /** Books a place for an instrument; refused if the last one was taken meanwhile (409). */
    bookMyPlace: build.mutation<Slot, { id: string; booking: BookingInput }>({
      extraOptions: FAILURE_SAID_BY_PAGE,
      query: ({ id, booking }) => post('/support/slots/:id/bookings', { id }, { body: booking }),
      invalidatesTags: (_slot, error) => stale(error, ['Support' as const]),
    }),
    cancelMyBooking: build.mutation<Slot, InWords>({
      extraOptions: FAILURE_SAID_BY_PAGE,
      query: ({ id, text }) => post('/support/bookings/:id/cancel', { id }, { body: { text } }),
      invalidatesTags: (_slot, error) => stale(error, ['Support' as const]),
    }),
    /** The calendar between two days, `yyyy-mm-dd`. */
    getMyCalendar: build.query<CalendarEntry[], { from: Day; to: Day }>({
      extraOptions: SAID_BY_PAGE,
      query: (days) => withQuery(get('/support/calendar'), days),
      transformResponse: ({ entries }: { entries: CalendarEntry[] }) => entries,
      providesTags: ['Support', 'TestBook'],
    }),
    listMyCalendarAddresses: build.query<CalendarAddress[], void>({
      extraOptions: SAID_BY_PAGE,
      query: () => get('/support/calendar-address'),
      providesTags: ['Support'],
    }),
    makeMyCalendarAddress: build.mutation<NewCalendarAddress, void>({
      query: () => post('/support/calendar-address'),
      invalidatesTags: (_made, error) => stale(error, ['Support' as const]),
    }),
    endMyCalendarAddress: build.mutation<null, string>({
      query: (id) => remove('/support/calendar-address/:id', { id }),
      invalidatesTags: (_ended, error) => stale(error, ['Support' as const]),
    }),
    cancelMyRequest: build.mutation<SupportRequest, { id: string; text: string | null }>({
      extraOptions: FAILURE_SAID_BY_PAGE,
      query: ({ id, text }) => post('/support/requests/:id/cancel', { id }, { body: { text } }),
      invalidatesTags: (_request, error) => stale(error, ['Support' as const]),
    }),
  }),
});

export const {
  useListRequestsOfQuery,
  useGetMyRequestQuery,
  useCreateMyRequestMutation,
  useAnswerMyRequestMutation,
  useWriteInMyRequestMutation,
  useChooseMySlotMutation,
  useAskForOtherSlotsMutation,
  useMoveMyRequestMutation,
  useListMySlotsQuery,
  useBookMyPlaceMutation,
  useCancelMyBookingMutation,
  useGetMyCalendarQuery,
  useListMyCalendarAddressesQuery,
  useMakeMyCalendarAddressMutation,
  useEndMyCalendarAddressMutation,
  useCancelMyRequestMutation,
} = support;

/** Path of the report of a completed request, for `useDownload`. */
export const reportOfRequest = (id: string) => get('/support/requests/:id/report.pdf', { id });

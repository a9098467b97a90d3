import { api, get, post, stale, withQuery, FAILURE_SAID_BY_PAGE, SAID_BY_PAGE } from '@portal/api-slice';
import type { SupportRequest, SupportRequestInput } from '@portal/domain';

interface SupportRequestPage {
  requests: SupportRequest[];
  total_count: number;
}

/** A step of a request with its text. */
interface InWords {
  id: string;
  text: string;
}

const support = api.injectEndpoints({
  endpoints: (build) => ({
    /** All requests that the user may read: those of the user’s facilities, and those that the user arranges. */
    listMyRequests: build.query<SupportRequest[], void>({
      extraOptions: SAID_BY_PAGE,
      async queryFn(_nothing, _api, _options, baseQuery) {
        const all: SupportRequest[] = [];
        for (let isMore = true; isMore;) {
          // In sequence, since each answer says whether there are more.
          // eslint-disable-next-line no-await-in-loop
          const answer = await baseQuery(withQuery(get('/support/requests'), { start: all.length }));
          if (answer.error) return { error: answer.error };
          const { requests, total_count } = answer.data as SupportRequestPage;
          all.push(...requests);
          isMore = requests.length > 0 && all.length < total_count;
        }
        return { data: all };
      },
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
    cancelMyRequest: build.mutation<SupportRequest, InWords>({
      extraOptions: FAILURE_SAID_BY_PAGE,
      query: ({ id, text }) => post('/support/requests/:id/cancel', { id }, { body: { text } }),
      invalidatesTags: (_request, error) => stale(error, ['Support' as const]),
    }),
  }),
});

export const {
  useListMyRequestsQuery,
  useGetMyRequestQuery,
  useCreateMyRequestMutation,
  useAnswerMyRequestMutation,
  useWriteInMyRequestMutation,
  useChooseMySlotMutation,
  useAskForOtherSlotsMutation,
  useMoveMyRequestMutation,
  useCancelMyRequestMutation,
} = support;

/** Path of the report of a completed request, for `useDownload`. */
export const reportOfRequest = (id: string) => get('/support/requests/:id/report.pdf', { id });

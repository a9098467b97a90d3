import { api, get, post, SAID_BY_PAGE, stale } from '@portal/api-slice';
import type { AccountEvent, OwnSession } from '@portal/domain';

const account = api.injectEndpoints({
  endpoints: (build) => ({
    /** The running sessions of the user's own account. */
    listOwnSessions: build.query<OwnSession[], void>({
      query: () => get('/user/sessions'),
      extraOptions: SAID_BY_PAGE,
      providesTags: ['Profile'],
    }),
    /** Ends one of these sessions, on whichever device. */
    endOwnSession: build.mutation<null, string>({
      query: (id) => post('/user/sessions/:id/end', { id }, { saidByPage: true }),
      invalidatesTags: (_ended, error) => stale(error, ['Profile']),
    }),
    /** The latest events of the user's own account. */
    listOwnEvents: build.query<AccountEvent[], void>({
      query: () => get('/user/events'),
      extraOptions: SAID_BY_PAGE,
      providesTags: ['Profile'],
    }),
  }),
});

export const { useListOwnSessionsQuery, useEndOwnSessionMutation, useListOwnEventsQuery } = account;

import { api, get, post, SAID_BY_PAGE, stale } from '@portal/api-slice';
import type { AccountEvent, Identity, OwnSession } from '@portal/domain';

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
    /** The logins at institutions of the user's own account. */
    listOwnIdentities: build.query<Identity[], void>({
      query: () => get('/user/identities'),
      extraOptions: SAID_BY_PAGE,
      providesTags: ['Profile'],
    }),
    /** One of them no longer opens the account. */
    unlinkIdentity: build.mutation<null, string>({
      query: (id) => post('/user/identities/:id/unlink', { id }, { saidByPage: true }),
      invalidatesTags: (_unlinked, error) => stale(error, ['Profile']),
    }),
    /** It opens the account again. */
    linkIdentity: build.mutation<null, string>({
      query: (id) => post('/user/identities/:id/link', { id }, { saidByPage: true }),
      invalidatesTags: (_linked, error) => stale(error, ['Profile']),
    }),
    /** The latest events of the user's own account. */
    listOwnEvents: build.query<AccountEvent[], void>({
      query: () => get('/user/events'),
      extraOptions: SAID_BY_PAGE,
      providesTags: ['Profile'],
    }),
  }),
});

export const {
  useListOwnSessionsQuery,
  useEndOwnSessionMutation,
  useListOwnIdentitiesQuery,
  useUnlinkIdentityMutation,
  useLinkIdentityMutation,
  useListOwnEventsQuery,
} = account;

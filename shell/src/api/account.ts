import { api, get, post, SAID_BY_PAGE, stale } from '@portal/api-slice';
import type {
  AccountEvent,
  CodeInput,
  ConfirmIdentity,
  Identity,
  NewCodes,
  NewPasskey,
  OwnFactors,
  OwnSession,
  PasskeyCreation,
  RecoveryCodes,
} from '@portal/domain';

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
    confirmIdentity: build.mutation<null, ConfirmIdentity>({
      query: (body) => post('/auth/confirm-identity', { body }),
    }),
    /** The second factors of the user's own account. */
    listOwnFactors: build.query<OwnFactors, void>({
      query: () => get('/user/second-factors'),
      extraOptions: SAID_BY_PAGE,
      providesTags: ['Profile'],
    }),
    beginCodes: build.mutation<NewCodes, void>({
      query: () => post('/user/second-factors/codes/begin', { saidByPage: true }),
    }),
    confirmCodes: build.mutation<RecoveryCodes, CodeInput>({
      query: (body) => post('/user/second-factors/codes', { body, saidByPage: true }),
      invalidatesTags: (_codes, error) => stale(error, ['Profile']),
    }),
    removeCodes: build.mutation<null, void>({
      query: () => post('/user/second-factors/codes/remove', { saidByPage: true }),
      invalidatesTags: (_removed, error) => stale(error, ['Profile']),
    }),
    beginPasskey: build.mutation<PasskeyCreation, void>({
      query: () => post('/user/second-factors/passkeys/begin', { saidByPage: true }),
    }),
    addPasskey: build.mutation<RecoveryCodes, NewPasskey>({
      query: (body) => post('/user/second-factors/passkeys', { body, saidByPage: true }),
      invalidatesTags: (_codes, error) => stale(error, ['Profile']),
    }),
    renamePasskey: build.mutation<null, { id: string; name: string }>({
      query: ({ id, name }) =>
        post('/user/second-factors/passkeys/:id/rename', { id }, { body: { name }, saidByPage: true }),
      invalidatesTags: (_renamed, error) => stale(error, ['Profile']),
    }),
    removePasskey: build.mutation<null, string>({
      query: (id) => post('/user/second-factors/passkeys/:id/remove', { id }, { saidByPage: true }),
      invalidatesTags: (_removed, error) => stale(error, ['Profile']),
    }),
    renewRecoveryCodes: build.mutation<RecoveryCodes, void>({
      query: () => post('/user/second-factors/recovery-codes', { saidByPage: true }),
      invalidatesTags: (_codes, error) => stale(error, ['Profile']),
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
  useConfirmIdentityMutation,
  useListOwnFactorsQuery,
  useBeginCodesMutation,
  useConfirmCodesMutation,
  useRemoveCodesMutation,
  useBeginPasskeyMutation,
  useAddPasskeyMutation,
  useRenamePasskeyMutation,
  useRemovePasskeyMutation,
  useRenewRecoveryCodesMutation,
} = account;

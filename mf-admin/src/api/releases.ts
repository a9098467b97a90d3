import { api, get, post, remove, stale, SAID_BY_PAGE, FAILURE_SAID_BY_PAGE } from '@portal/api-slice';
import type {
  CompositionRecord,
  DeployToken,
  DeployTokenInput,
  FitMatrix,
  GrantInput,
  ReleaseKeyInput,
  ReleaseAnswer,
  ReleaseOverview,
  TabAgeInput,
} from '@portal/domain';

const releases = api.injectEndpoints({
  endpoints: (build) => ({
    /** The parts of the portal with their releases and the browsers' load reports. */
    listReleases: build.query<ReleaseOverview, void>({
      extraOptions: SAID_BY_PAGE,
      query: () => get('/releases'),
      providesTags: ['Release'],
      // Every page load adds a report, so cached data are outdated at once.
      keepUnusedDataFor: 0,
    }),
    /** Compares the contracts of current and possible releases. */
    compareReleases: build.query<FitMatrix, void>({
      query: () => get('/releases/matrix'),
      providesTags: ['Release'],
      keepUnusedDataFor: 0,
    }),
    getComposition: build.query<CompositionRecord, string>({
      extraOptions: SAID_BY_PAGE,
      query: (id) => get('/releases/compositions/:id', { id }),
    }),
    rollBack: build.mutation<ReleaseAnswer, { part: string; hash: string }>({
      query: ({ part, hash }) => post('/releases/:part/rollback', { part }, { body: { hash }, saidByPage: true }),
      // A refusal means that other parts have changed since the list was loaded.
      invalidatesTags: ['Release'],
    }),
    /**
     * Ends the share of a part. With `finish`, its release becomes current for all tabs; otherwise no tab receives it.
     */
    endShare: build.mutation<null, { part: string; finish: boolean }>({
      query: ({ part, finish }) => post('/releases/:part/share/end', { part }, { body: { finish }, saidByPage: true }),
      // A refusal means that the share has ended since the list was loaded.
      invalidatesTags: ['Release'],
    }),
    /** Grants a part its rights, or changes the grant. */
    grantPart: build.mutation<null, { part: string; grant: GrantInput }>({
      query: ({ part, grant }) => post('/releases/:part/grant', { part }, { body: grant, saidByPage: true }),
      invalidatesTags: (_nothing, error) => stale(error, ['Release']),
    }),
    /** Switches a part off with a sentence for its pages, or on again with `null`. */
    switchPart: build.mutation<null, { part: string; off: string | null }>({
      query: ({ part, off }) => post('/releases/:part/switch', { part }, { body: { off } }),
      invalidatesTags: (_nothing, error) => stale(error, ['Release']),
    }),
    /** Withdraws the current release of a part, even its first. */
    withdrawRelease: build.mutation<null, { part: string; reason: string }>({
      extraOptions: FAILURE_SAID_BY_PAGE,
      query: ({ part, reason }) => post('/releases/:part/withdraw', { part }, { body: { reason } }),
      invalidatesTags: (_nothing, error) => stale(error, ['Release']),
    }),
    /** Retires a part permanently. */
    retirePart: build.mutation<null, { part: string; reason: string }>({
      extraOptions: FAILURE_SAID_BY_PAGE,
      query: ({ part, reason }) => post('/releases/:part/retire', { part }, { body: { reason } }),
      invalidatesTags: (_nothing, error) => stale(error, ['Release']),
    }),
    /** Sets the maximum age of tabs that run withdrawn code. */
    setTabAge: build.mutation<null, TabAgeInput>({
      query: (age) => post('/releases/tab-age', { body: age }),
      invalidatesTags: (_nothing, error) => stale(error, ['Release']),
    }),
    /** Creates an additional deploy token for a part. */
    makeDeployToken: build.mutation<DeployToken, { part: string } & DeployTokenInput>({
      query: ({ part, name, days }) =>
        post('/releases/:part/deploy-token', { part }, { body: { name, days }, saidByPage: true }),
      invalidatesTags: (_token, error) => stale(error, ['Release']),
    }),
    /** Adds a public key to a part, whose releases must be signed from then on. */
    addReleaseKey: build.mutation<null, { part: string } & ReleaseKeyInput>({
      query: ({ part, ...key }) => post('/releases/:part/keys', { part }, { body: key, saidByPage: true }),
      invalidatesTags: (_nothing, error) => stale(error, ['Release']),
    }),
    /** Revokes a key of a part immediately. */
    endReleaseKey: build.mutation<null, { part: string; key: string }>({
      extraOptions: FAILURE_SAID_BY_PAGE,
      query: ({ part, key }) => remove('/releases/:part/keys/:key', { part, key }),
      invalidatesTags: (_nothing, error) => stale(error, ['Release']),
    }),
    /** Revokes a deploy token immediately. */
    endDeployToken: build.mutation<null, { part: string; token: string }>({
      extraOptions: FAILURE_SAID_BY_PAGE,
      query: ({ part, token }) => remove('/releases/:part/deploy-token/:token', { part, token }),
      invalidatesTags: (_nothing, error) => stale(error, ['Release']),
    }),
  }),
});

export const {
  useListReleasesQuery,
  useCompareReleasesQuery,
  useGetCompositionQuery,
  useRollBackMutation,
  useEndShareMutation,
  useGrantPartMutation,
  useSwitchPartMutation,
  useWithdrawReleaseMutation,
  useRetirePartMutation,
  useSetTabAgeMutation,
  useMakeDeployTokenMutation,
  useEndDeployTokenMutation,
  useAddReleaseKeyMutation,
  useEndReleaseKeyMutation,
} = releases;

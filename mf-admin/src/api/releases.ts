import { api, get, post, remove, stale, SAID_BY_PAGE } from '@portal/api-slice';
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
    /** What is live and what could be, compared with each other. */
    compareReleases: build.query<FitMatrix, void>({
      query: () => get('/releases/matrix'),
      providesTags: ['Release'],
      keepUnusedDataFor: 0,
    }),
    /** The releases in a composition, by its id. */
    getComposition: build.query<CompositionRecord, string>({
      extraOptions: SAID_BY_PAGE,
      query: (id) => get('/releases/compositions/:id', { id }),
    }),
    /** Rolls a part back to an earlier release. */
    rollBack: build.mutation<ReleaseAnswer, { part: string; hash: string }>({
      query: ({ part, hash }) => post('/releases/:part/rollback', { part }, { body: { hash }, saidByPage: true }),
      // A refusal means that other parts have changed since the list was loaded.
      invalidatesTags: ['Release'],
    }),
    /** Ends the share of a part: for nobody, or for everybody. */
    endShare: build.mutation<null, { part: string; finish: boolean }>({
      query: ({ part, finish }) => post('/releases/:part/share/end', { part }, { body: { finish }, saidByPage: true }),
      // A refusal means that it has ended since the list was loaded.
      invalidatesTags: ['Release'],
    }),
    /** Grants a part, or changes what it was granted. */
    grantPart: build.mutation<null, { part: string; grant: GrantInput }>({
      query: ({ part, grant }) => post('/releases/:part/grant', { part }, { body: grant, saidByPage: true }),
      invalidatesTags: (_nothing, error) => stale(error, ['Release']),
    }),
    /** Switches a part off with a sentence for its pages, or on again with `null`. */
    switchPart: build.mutation<null, { part: string; off: string | null }>({
      query: ({ part, off }) => post('/releases/:part/switch', { part }, { body: { off } }),
      invalidatesTags: (_nothing, error) => stale(error, ['Release']),
    }),
    /** Takes the present release of a part back, also its first. */
    withdrawRelease: build.mutation<null, { part: string; reason: string }>({
      query: ({ part, reason }) => post('/releases/:part/withdraw', { part }, { body: { reason } }),
      invalidatesTags: (_nothing, error) => stale(error, ['Release']),
    }),
    /** Takes a part out of use for good. */
    retirePart: build.mutation<null, { part: string; reason: string }>({
      query: ({ part, reason }) => post('/releases/:part/retire', { part }, { body: { reason } }),
      invalidatesTags: (_nothing, error) => stale(error, ['Release']),
    }),
    /** Sets how old a tab may become on code that was taken back. */
    setTabAge: build.mutation<null, TabAgeInput>({
      query: (age) => post('/releases/tab-age', { body: age }),
      invalidatesTags: (_nothing, error) => stale(error, ['Release']),
    }),
    /** Creates a deploy token of a part, beside those that it has. */
    makeDeployToken: build.mutation<DeployToken, { part: string } & DeployTokenInput>({
      query: ({ part, name, days }) =>
        post('/releases/:part/deploy-token', { part }, { body: { name, days }, saidByPage: true }),
      invalidatesTags: (_token, error) => stale(error, ['Release']),
    }),
    /** Adds a public key to a part; from then on its releases must be signed. */
    addReleaseKey: build.mutation<null, { part: string } & ReleaseKeyInput>({
      query: ({ part, ...key }) => post('/releases/:part/keys', { part }, { body: key, saidByPage: true }),
      invalidatesTags: (_nothing, error) => stale(error, ['Release']),
    }),
    /** Ends a key of a part at once. */
    endReleaseKey: build.mutation<null, { part: string; key: string }>({
      query: ({ part, key }) => remove('/releases/:part/keys/:key', { part, key }),
      invalidatesTags: (_nothing, error) => stale(error, ['Release']),
    }),
    /** Ends a deploy token at once. */
    endDeployToken: build.mutation<null, { part: string; token: string }>({
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

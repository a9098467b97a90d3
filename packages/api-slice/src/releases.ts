import type {
  CompositionRecord,
  DeployToken,
  DeployTokenInput,
  GrantInput,
  ReleaseAnswer,
  ReleaseOverview,
} from '@portal/domain';
import { api } from './api';
import { stale } from './stale';

const pathOf = (part: string) => `/releases/${encodeURIComponent(part)}`;

const releases = api.injectEndpoints({
  endpoints: (build) => ({
    /** The parts of the portal with their releases and the browsers' load reports. */
    listReleases: build.query<ReleaseOverview, void>({
      query: () => '/releases',
      providesTags: ['Release'],
      // Every page load adds a report, so cached data are outdated at once.
      keepUnusedDataFor: 0,
    }),
    /** The releases in a composition, by its id. */
    getComposition: build.query<CompositionRecord, string>({
      query: (id) => `/releases/compositions/${encodeURIComponent(id)}`,
    }),
    /** Rolls a part back to an earlier release. */
    rollBack: build.mutation<ReleaseAnswer, { part: string; hash: string }>({
      query: ({ part, hash }) => ({
        url: `${pathOf(part)}/rollback`,
        method: 'POST',
        body: { hash },
        saidByPage: true,
      }),
      // A refusal means that other parts have changed since the list was loaded.
      invalidatesTags: ['Release'],
    }),
    /** Grants a part, or changes what it was granted. */
    grantPart: build.mutation<null, { part: string; grant: GrantInput }>({
      query: ({ part, grant }) => ({ url: `${pathOf(part)}/grant`, method: 'POST', body: grant, saidByPage: true }),
      invalidatesTags: (_nothing, error) => stale(error, ['Release']),
    }),
    /** Switches a part off with a sentence for its pages, or on again with `null`. */
    switchPart: build.mutation<null, { part: string; reason: string | null }>({
      query: ({ part, reason }) => ({ url: `${pathOf(part)}/switch`, method: 'POST', body: { reason } }),
      invalidatesTags: (_nothing, error) => stale(error, ['Release']),
    }),
    /** Takes the present release of a part back, also its first. */
    withdrawRelease: build.mutation<null, { part: string; reason: string }>({
      query: ({ part, reason }) => ({ url: `${pathOf(part)}/withdraw`, method: 'POST', body: { reason } }),
      invalidatesTags: (_nothing, error) => stale(error, ['Release']),
    }),
    /** Takes a part out of use for good. */
    retirePart: build.mutation<null, { part: string; reason: string }>({
      query: ({ part, reason }) => ({ url: `${pathOf(part)}/retire`, method: 'POST', body: { reason } }),
      invalidatesTags: (_nothing, error) => stale(error, ['Release']),
    }),
    /** Creates a deploy token of a part, beside those that it has. */
    makeDeployToken: build.mutation<DeployToken, { part: string } & DeployTokenInput>({
      query: ({ part, name, days }) => ({
        url: `${pathOf(part)}/deploy-token`,
        method: 'POST',
        body: { name, days },
        saidByPage: true,
      }),
      invalidatesTags: (_token, error) => stale(error, ['Release']),
    }),
    /** Ends a deploy token at once. */
    endDeployToken: build.mutation<null, { part: string; token: string }>({
      query: ({ part, token }) => ({
        url: `${pathOf(part)}/deploy-token/${encodeURIComponent(token)}`,
        method: 'DELETE',
      }),
      invalidatesTags: (_nothing, error) => stale(error, ['Release']),
    }),
  }),
});

export const {
  useListReleasesQuery,
  useGetCompositionQuery,
  useRollBackMutation,
  useGrantPartMutation,
  useSwitchPartMutation,
  useWithdrawReleaseMutation,
  useRetirePartMutation,
  useMakeDeployTokenMutation,
  useEndDeployTokenMutation,
} = releases;

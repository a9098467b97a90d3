import { api, get, post, stale } from '@portal/api-slice';
import type { CompositionRecord, DeployToken, ReleaseAnswer, ReleaseOverview } from '@portal/domain';

const releases = api.injectEndpoints({
  endpoints: (build) => ({
    /** The parts of the portal with their releases and the browsers' load reports. */
    listReleases: build.query<ReleaseOverview, void>({
      query: () => get('/releases'),
      providesTags: ['Release'],
      // Every page load adds a report, so cached data are outdated at once.
      keepUnusedDataFor: 0,
    }),
    /** The releases in a composition, by its id. */
    getComposition: build.query<CompositionRecord, string>({
      query: (id) => get('/releases/compositions/:id', { id }),
    }),
    /** Rolls a part back to an earlier release. */
    rollBack: build.mutation<ReleaseAnswer, { part: string; hash: string }>({
      query: ({ part, hash }) => post('/releases/:part/rollback', { part }, { body: { hash }, saidByPage: true }),
      // A refusal means that other parts have changed since the list was loaded.
      invalidatesTags: ['Release'],
    }),
    /** Creates the deploy token of a part; the previous one stops working. */
    makeDeployToken: build.mutation<DeployToken, string>({
      query: (part) => post('/releases/:part/deploy-token', { part }),
      invalidatesTags: (_token, error) => stale(error, ['Release']),
    }),
  }),
});

export const { useListReleasesQuery, useGetCompositionQuery, useRollBackMutation, useMakeDeployTokenMutation } =
  releases;

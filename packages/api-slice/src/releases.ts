import type { CompositionRecord, DeployToken, ReleaseAnswer, ReleaseOverview } from '@portal/domain';
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
    /** Creates the deploy token of a part; the previous one stops working. */
    makeDeployToken: build.mutation<DeployToken, string>({
      query: (part) => ({ url: `${pathOf(part)}/deploy-token`, method: 'POST' }),
      invalidatesTags: (_token, error) => stale(error, ['Release']),
    }),
  }),
});

export const { useListReleasesQuery, useGetCompositionQuery, useRollBackMutation, useMakeDeployTokenMutation } =
  releases;

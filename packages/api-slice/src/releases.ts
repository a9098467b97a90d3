import type { CompositionRecord, DeployToken, ReleaseAnswer, ReleaseOverview } from '@portal/domain';
import { api } from './api';
import { stale } from './stale';

const pathOf = (part: string) => `/releases/${encodeURIComponent(part)}`;

const releases = api.injectEndpoints({
  endpoints: (build) => ({
    /** The parts of the portal with their releases and what browsers reported about them. */
    listReleases: build.query<ReleaseOverview, void>({
      query: () => '/releases',
      providesTags: ['Release'],
      // Every page load adds to it, so it is loaded anew whenever somebody looks.
      keepUnusedDataFor: 0,
    }),
    /** What a person had whose page named this id. */
    getComposition: build.query<CompositionRecord, string>({
      query: (id) => `/releases/compositions/${encodeURIComponent(id)}`,
    }),
    /** Makes an earlier release of a part the one that page loads get. */
    rollBack: build.mutation<ReleaseAnswer, { part: string; hash: string }>({
      query: ({ part, hash }) => ({ url: `${pathOf(part)}/rollback`, method: 'POST', body: { hash } }),
      // A release that no longer fits to the others was refused by what is current since we looked.
      invalidatesTags: ['Release'],
    }),
    /** Makes the token with which a team releases its part; the one before stops working. */
    makeDeployToken: build.mutation<DeployToken, string>({
      query: (part) => ({ url: `${pathOf(part)}/deploy-token`, method: 'POST' }),
      invalidatesTags: (_token, error) => stale(error, ['Release']),
    }),
  }),
});

export const { useListReleasesQuery, useGetCompositionQuery, useRollBackMutation, useMakeDeployTokenMutation } =
  releases;

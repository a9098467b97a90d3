import type {
  Lidar,
  LidarInput,
  ServedChannelCategory,
  SuggestedChannelCompliance,
  SuggestedCompliance,
} from '@portal/domain';
import { api } from './api';
import { addedTo, changesOf } from './instrument-changes';
import { stale } from './stale';

const pathOf = (id: string) => `/lidar/system/${encodeURIComponent(id)}`;

const lidars = api.injectEndpoints({
  endpoints: (build) => ({
    /** The channel categories of lidars. They change only with a release. */
    listChannelCategories: build.query<ServedChannelCategory[], void>({
      query: () => '/lidar/channels/categories',
      keepUnusedDataFor: 3600,
    }),
    listLidars: build.query<Lidar[], string>({
      query: (facilityId) => `/national-facility/${encodeURIComponent(facilityId)}/lidars`,
      transformResponse: ({ lidars: list }: { lidars: Lidar[] }) => list,
      providesTags: ['Lidar'],
    }),
    /** Adds a lidar; the unfinished copy that it was made from is done with. */
    addLidar: build.mutation<Lidar, { facilityId: string; lidar: LidarInput; unfinished?: string | undefined }>({
      query: ({ facilityId, lidar, unfinished }) => ({
        url: addedTo(facilityId, 'lidar', unfinished),
        method: 'POST',
        body: lidar,
      }),
      invalidatesTags: (_lidar, error, { facilityId }) => stale(error, changesOf('Lidar', facilityId)),
    }),
    /** Saves a lidar; refused if based on an older version (409). */
    saveLidar: build.mutation<Lidar, { id: string; facilityId: string; lidar: LidarInput }>({
      query: ({ id, lidar }) => ({
        url: `/lidar/system/edit/${encodeURIComponent(id)}`,
        method: 'POST',
        body: lidar,
      }),
      invalidatesTags: (_lidar, error, { facilityId }) => stale(error, changesOf('Lidar', facilityId)),
    }),
    deleteLidar: build.mutation<null, { id: string; facilityId: string }>({
      query: ({ id }) => ({ url: pathOf(id), method: 'DELETE' }),
      invalidatesTags: (_nothing, error, { facilityId }) => stale(error, changesOf('Lidar', facilityId)),
    }),
    getSuggestedFeasibility: build.query<SuggestedCompliance, string>({
      query: (id) => `${pathOf(id)}/suggested-feasibility-compliance`,
      providesTags: (_suggested, _error, id) => [{ type: 'Lidar', id }],
    }),
    getSuggestedFeature: build.query<SuggestedCompliance, string>({
      query: (id) => `${pathOf(id)}/suggested-feature-compliance`,
      providesTags: (_suggested, _error, id) => [{ type: 'Lidar', id }],
    }),
    getSuggestedChannel: build.query<SuggestedChannelCompliance, string>({
      query: (id) => `${pathOf(id)}/suggested-channel-compliance`,
      providesTags: (_suggested, _error, id) => [{ type: 'Lidar', id }],
    }),
  }),
});

export const {
  useListChannelCategoriesQuery,
  useListLidarsQuery,
  useAddLidarMutation,
  useSaveLidarMutation,
  useDeleteLidarMutation,
  useGetSuggestedFeasibilityQuery,
  useGetSuggestedFeatureQuery,
  useGetSuggestedChannelQuery,
} = lidars;

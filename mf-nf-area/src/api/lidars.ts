import { api, get, post, remove, stale, FAILURE_SAID_BY_PAGE, SAID_BY_PAGE } from '@portal/api-slice';
import type { Lidar, LidarInput, ServedChannelCategory } from '@portal/domain';
import { changesOf } from './instrument-changes';

const lidars = api.injectEndpoints({
  endpoints: (build) => ({
    /** The channel categories of lidars. They change only with a release. */
    listChannelCategories: build.query<ServedChannelCategory[], void>({
      extraOptions: SAID_BY_PAGE,
      query: () => get('/lidar/channels/categories'),
      keepUnusedDataFor: 3600,
    }),
    listLidars: build.query<Lidar[], string>({
      extraOptions: SAID_BY_PAGE,
      query: (facilityId) => get('/national-facility/:facilityId/lidars', { facilityId }),
      transformResponse: ({ lidars: list }: { lidars: Lidar[] }) => list,
      providesTags: ['Lidar'],
    }),
    /** Adds a lidar and discards the unfinished copy it was created from. */
    addLidar: build.mutation<Lidar, { facilityId: string; lidar: LidarInput; unfinished?: string | undefined }>({
      extraOptions: FAILURE_SAID_BY_PAGE,
      query: ({ facilityId, lidar, unfinished }) =>
        post(
          '/national-facility/:facilityId/edit/add-lidar-system',
          { facilityId },
          { query: { unfinished }, body: lidar },
        ),
      invalidatesTags: (_lidar, error, { facilityId }) => stale(error, changesOf('Lidar', facilityId)),
    }),
    /** Saves a lidar; refused if based on an older version (409). */
    saveLidar: build.mutation<Lidar, { id: string; facilityId: string; lidar: LidarInput }>({
      extraOptions: FAILURE_SAID_BY_PAGE,
      query: ({ id, lidar }) => post('/lidar/system/edit/:id', { id }, { body: lidar }),
      invalidatesTags: (_lidar, error, { facilityId }) => stale(error, changesOf('Lidar', facilityId)),
    }),
    deleteLidar: build.mutation<null, { id: string; facilityId: string }>({
      extraOptions: FAILURE_SAID_BY_PAGE,
      query: ({ id }) => remove('/lidar/system/:id', { id }),
      invalidatesTags: (_nothing, error, { facilityId }) => stale(error, changesOf('Lidar', facilityId)),
    }),
  }),
});

export const {
  useListChannelCategoriesQuery,
  useListLidarsQuery,
  useAddLidarMutation,
  useSaveLidarMutation,
  useDeleteLidarMutation,
} = lidars;

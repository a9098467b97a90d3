import { api, get, post, remove, stale, FAILURE_SAID_BY_PAGE, SAID_BY_PAGE } from '@portal/api-slice';
import type { Photometer, PhotometerInput } from '@portal/domain';
import { changesOf } from './instrument-changes';

const photometers = api.injectEndpoints({
  endpoints: (build) => ({
    listPhotometers: build.query<Photometer[], string>({
      extraOptions: SAID_BY_PAGE,
      query: (facilityId) => get('/national-facility/:facilityId/photometers', { facilityId }),
      transformResponse: ({ photometers: list }: { photometers: Photometer[] }) => list,
      providesTags: ['Photometer'],
    }),
    /** Adds a photometer and discards the unfinished copy it was created from. */
    addPhotometer: build.mutation<
      Photometer,
      { facilityId: string; photometer: PhotometerInput; unfinished?: string | undefined }
    >({
      extraOptions: FAILURE_SAID_BY_PAGE,
      query: ({ facilityId, photometer, unfinished }) =>
        post(
          '/national-facility/:facilityId/edit/add-photometer-system',
          { facilityId },
          { query: { unfinished }, body: photometer },
        ),
      invalidatesTags: (_photometer, error, { facilityId }) => stale(error, changesOf('Photometer', facilityId)),
    }),
    /** Saves a photometer; refused if based on an older version (409). */
    savePhotometer: build.mutation<Photometer, { id: string; facilityId: string; photometer: PhotometerInput }>({
      extraOptions: FAILURE_SAID_BY_PAGE,
      query: ({ id, photometer }) => post('/photometer/system/edit/:id', { id }, { body: photometer }),
      invalidatesTags: (_photometer, error, { facilityId }) => stale(error, changesOf('Photometer', facilityId)),
    }),
    deletePhotometer: build.mutation<null, { id: string; facilityId: string }>({
      extraOptions: FAILURE_SAID_BY_PAGE,
      query: ({ id }) => remove('/photometer/system/:id', { id }),
      invalidatesTags: (_nothing, error, { facilityId }) => stale(error, changesOf('Photometer', facilityId)),
    }),
  }),
});

export const {
  useListPhotometersQuery,
  useAddPhotometerMutation,
  useSavePhotometerMutation,
  useDeletePhotometerMutation,
} = photometers;

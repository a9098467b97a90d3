import type { Photometer, PhotometerInput } from '@portal/domain';
import { api } from './api';
import { addedTo, changesOf } from './instrument-changes';
import { stale } from './stale';

const photometers = api.injectEndpoints({
  endpoints: (build) => ({
    listPhotometers: build.query<Photometer[], string>({
      query: (facilityId) => `/national-facility/${encodeURIComponent(facilityId)}/photometers`,
      transformResponse: ({ photometers: list }: { photometers: Photometer[] }) => list,
      providesTags: ['Photometer'],
    }),
    /** Adds a photometer; the unfinished copy that it was made from is done with. */
    addPhotometer: build.mutation<
      Photometer,
      { facilityId: string; photometer: PhotometerInput; unfinished?: string | undefined }
    >({
      query: ({ facilityId, photometer, unfinished }) => ({
        url: addedTo(facilityId, 'photometer', unfinished),
        method: 'POST',
        body: photometer,
      }),
      invalidatesTags: (_photometer, error, { facilityId }) => stale(error, changesOf('Photometer', facilityId)),
    }),
    /** Saves a photometer; refused if based on an older version (409). */
    savePhotometer: build.mutation<Photometer, { id: string; facilityId: string; photometer: PhotometerInput }>({
      query: ({ id, photometer }) => ({
        url: `/photometer/system/edit/${encodeURIComponent(id)}`,
        method: 'POST',
        body: photometer,
      }),
      invalidatesTags: (_photometer, error, { facilityId }) => stale(error, changesOf('Photometer', facilityId)),
    }),
    deletePhotometer: build.mutation<null, { id: string; facilityId: string }>({
      query: ({ id }) => ({ url: `/photometer/system/${encodeURIComponent(id)}`, method: 'DELETE' }),
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

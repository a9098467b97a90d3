import { api } from '../api';
import { stale } from '../stale';

const files = api.injectEndpoints({
  endpoints: (build) => ({
    /** Deletes a file that is linked to nothing, or the picture of a record that the person may edit. */
    deleteFile: build.mutation<null, string>({
      query: (id) => ({ url: `/files/${encodeURIComponent(id)}`, method: 'DELETE' }),
      // The record whose picture it was has another version now, and whose record it was the answer does not say.
      invalidatesTags: (_nothing, error) => stale(error, ['File', 'Facility', 'Lidar', 'Photometer', 'History']),
    }),
  }),
});

export const { useDeleteFileMutation } = files;

import { api } from '../api';
import { stale } from '../stale';
import { remove } from '../request/call';

const files = api.injectEndpoints({
  endpoints: (build) => ({
    /** Deletes a file that nothing links to, or the picture of a record that the user may edit. */
    deleteFile: build.mutation<null, string>({
      query: (id) => remove('/files/:id', { id }),
      // The record with the picture has a new version, but the response does not identify it.
      invalidatesTags: (_nothing, error) =>
        stale(error, ['File', 'Facility', 'Lidar', 'Photometer', 'Installation', 'History']),
    }),
  }),
});

export const { useDeleteFileMutation } = files;

import type { SharedFile, SharedFiles } from '@portal/domain';
import { api } from '../api';
import { stale } from '../stale';
import { get, post, remove } from '../request/call';

const files = api.injectEndpoints({
  endpoints: (build) => ({
    /** The files that administrators have shared with all logged-in users. */
    listSharedFiles: build.query<SharedFiles, void>({
      query: () => get('/files'),
      providesTags: ['File'],
    }),
    /** Shares an uploaded file with all logged-in users. */
    shareFile: build.mutation<SharedFile, string>({
      query: (id) => post('/files/:id/share', { id }),
      invalidatesTags: (_file, error) => stale(error, ['File']),
    }),
    /** Deletes a file that nothing links to, or the picture of a record that the user may edit. */
    deleteFile: build.mutation<null, string>({
      query: (id) => remove('/files/:id', { id }),
      // The record with this picture has a new version, and the response does not say which record it was.
      invalidatesTags: (_nothing, error) =>
        stale(error, ['File', 'Facility', 'Lidar', 'Photometer', 'Installation', 'History']),
    }),
  }),
});

export const { useListSharedFilesQuery, useShareFileMutation, useDeleteFileMutation } = files;

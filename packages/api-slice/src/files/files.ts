import type { SharedFile, SharedFiles } from '@portal/domain';
import { api } from '../api';
import { stale } from '../stale';

const files = api.injectEndpoints({
  endpoints: (build) => ({
    /** The files that administrators put up for everybody who is logged in. */
    listSharedFiles: build.query<SharedFiles, void>({
      query: () => '/files',
      providesTags: ['File'],
    }),
    /** Puts an uploaded file up for everybody who is logged in. */
    shareFile: build.mutation<SharedFile, string>({
      query: (id) => ({ url: `/files/${encodeURIComponent(id)}/share`, method: 'POST' }),
      invalidatesTags: (_file, error) => stale(error, ['File']),
    }),
    /** Deletes a file that is linked to nothing, or the picture of a record that the person may edit. */
    deleteFile: build.mutation<null, string>({
      query: (id) => ({ url: `/files/${encodeURIComponent(id)}`, method: 'DELETE' }),
      // The record whose picture it was has another version now, and whose record it was the answer does not say.
      invalidatesTags: (_nothing, error) => stale(error, ['File', 'Facility', 'Lidar', 'Photometer', 'History']),
    }),
  }),
});

export const { useListSharedFilesQuery, useShareFileMutation, useDeleteFileMutation } = files;

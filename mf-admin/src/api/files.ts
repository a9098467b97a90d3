import { api, get, post, stale } from '@portal/api-slice';
import type { SharedFile, SharedFiles } from '@portal/domain';

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
  }),
});

export const { useListSharedFilesQuery, useShareFileMutation } = files;

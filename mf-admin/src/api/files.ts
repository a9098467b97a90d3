import { api, get, post, stale, SAID_BY_PAGE, FAILURE_SAID_BY_PAGE } from '@portal/api-slice';
import type { SharedFile, SharedFiles } from '@portal/domain';

const files = api.injectEndpoints({
  endpoints: (build) => ({
    /** Files that administrators have shared with all logged-in users. */
    listSharedFiles: build.query<SharedFiles, void>({
      extraOptions: SAID_BY_PAGE,
      query: () => get('/files'),
      providesTags: ['File'],
    }),
    shareFile: build.mutation<SharedFile, string>({
      extraOptions: FAILURE_SAID_BY_PAGE,
      query: (id) => post('/files/:id/share', { id }),
      invalidatesTags: (_file, error) => stale(error, ['File']),
    }),
  }),
});

export const { useListSharedFilesQuery, useShareFileMutation } = files;

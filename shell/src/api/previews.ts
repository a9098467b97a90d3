import { api, get, post, SAID_BY_PAGE } from '@portal/api-slice';
import type { PreviewPass, PreviewRecord } from '@portal/domain';

export const previews = api.injectEndpoints({
  endpoints: (build) => ({
    /** The content of a preview, for users who may open it. */
    getPreview: build.query<PreviewRecord, string>({
      query: (id) => get('/previews/:id', { id }),
      keepUnusedDataFor: 0,
      extraOptions: SAID_BY_PAGE,
    }),
    /** Requests a pass for one page of a preview. */
    enterPreview: build.mutation<PreviewPass, string>({
      query: (id) => post('/previews/:id/passes', { id }, { saidByPage: true }),
    }),
  }),
});

export const { useGetPreviewQuery, useEnterPreviewMutation } = previews;

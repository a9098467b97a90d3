import { api, get, post, stale } from '@portal/api-slice';
import type { PreviewersInput, PreviewRecord } from '@portal/domain';

const previews = api.injectEndpoints({
  endpoints: (build) => ({
    /** The people besides administrators who may preview a part. */
    listPreviewers: build.query<PreviewersInput, string>({
      query: (part) => get('/releases/:part/previewers', { part }),
      providesTags: ['Release'],
    }),
    /** Chooses them by the addresses of their accounts. */
    choosePreviewers: build.mutation<PreviewersInput, { part: string } & PreviewersInput>({
      query: ({ part, emails }) => post('/releases/:part/previewers', { part }, { body: { emails }, saidByPage: true }),
      invalidatesTags: (_emails, error) => stale(error, ['Release']),
    }),
    /** Makes a preview of a past composition. */
    replayComposition: build.mutation<PreviewRecord, string>({
      query: (id) => post('/releases/compositions/:id/preview', { id }, { saidByPage: true }),
    }),
  }),
});

export const { useListPreviewersQuery, useChoosePreviewersMutation, useReplayCompositionMutation } = previews;

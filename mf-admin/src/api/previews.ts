import { api, get, post, stale } from '@portal/api-slice';
import type { PreviewersInput, PreviewRecord } from '@portal/domain';

const previews = api.injectEndpoints({
  endpoints: (build) => ({
    /** The users who may preview a part, besides administrators. */
    listPreviewers: build.query<PreviewersInput, string>({
      query: (part) => get('/releases/:part/previewers', { part }),
      providesTags: ['Release'],
    }),
    /** Sets the users who may preview a part, by the email addresses of their accounts. */
    choosePreviewers: build.mutation<PreviewersInput, { part: string } & PreviewersInput>({
      query: ({ part, emails }) => post('/releases/:part/previewers', { part }, { body: { emails }, saidByPage: true }),
      invalidatesTags: (_emails, error) => stale(error, ['Release']),
    }),
    replayComposition: build.mutation<PreviewRecord, string>({
      query: (id) => post('/releases/compositions/:id/preview', { id }, { saidByPage: true }),
    }),
  }),
});

export const { useListPreviewersQuery, useChoosePreviewersMutation, useReplayCompositionMutation } = previews;

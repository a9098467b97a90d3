import { api, get, post, remove, stale, FAILURE_SAID_BY_PAGE, SAID_BY_PAGE } from '@portal/api-slice';
import type { NewQaTestInput, QaSeries, QaTest, QaTestInput } from '@portal/domain';
import { OVERVIEW } from './test-book';

const BOOK = 'TestBook' as const;

const qaTests = api.injectEndpoints({
  endpoints: (build) => ({
    getQaTest: build.query<QaTest, string>({
      extraOptions: SAID_BY_PAGE,
      query: (id) => get('/qa-tests/:id', { id }),
      providesTags: [BOOK],
    }),
    /** The lines of a channel of a test, for its plot. */
    getQaSeries: build.query<QaSeries, { id: string; shortName: string; version: number }>({
      extraOptions: SAID_BY_PAGE,
      query: ({ id, shortName }) => get('/qa-tests/:id/series/:shortName', { id, shortName }),
    }),
    createQaTest: build.mutation<QaTest, NewQaTestInput>({
      extraOptions: SAID_BY_PAGE,
      query: (test) => post('/qa-tests', { body: test }),
      invalidatesTags: (_test, error) => stale(error, [BOOK]),
    }),
    /** Saves what the facility says of a test; refused if based on an older version (409). */
    saveQaTest: build.mutation<QaTest, { id: string; test: QaTestInput }>({
      extraOptions: FAILURE_SAID_BY_PAGE,
      query: ({ id, test }) => post('/qa-tests/:id', { id }, { body: test }),
      invalidatesTags: (_test, error) => stale(error, [BOOK]),
    }),
    removeQaFile: build.mutation<QaTest, { id: string; file: string }>({
      query: ({ id, file }) => remove('/qa-tests/:id/files/:file', { id, file }),
      invalidatesTags: (_test, error) => stale(error, [BOOK]),
    }),
    /** Checks the files on the server, which knows more than the browser: the application and other tests. */
    checkQaTest: build.mutation<QaTest, string>({
      extraOptions: SAID_BY_PAGE,
      query: (id) => post('/qa-tests/:id/self-check', { id }, { saidByPage: true }),
      invalidatesTags: (_test, error) => stale(error, [BOOK]),
      async onQueryStarted(id, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        // What is saved at once must be based on the version that the check has made.
        if (data) dispatch(qaTests.util.updateQueryData('getQaTest', id, () => data));
      },
    }),
    submitQaTest: build.mutation<QaTest, string>({
      extraOptions: FAILURE_SAID_BY_PAGE,
      query: (id) => post('/qa-tests/:id/submit', { id }),
      invalidatesTags: (_test, error) => stale(error, [BOOK]),
    }),
    /** Deletes a draft that was never submitted. */
    deleteQaTest: build.mutation<null, string>({
      query: (id) => remove('/qa-tests/:id', { id }),
      invalidatesTags: (_nothing, error) => stale(error, [OVERVIEW]),
    }),
    withdrawQaTest: build.mutation<QaTest, string>({
      query: (id) => post('/qa-tests/:id/withdraw', { id }),
      invalidatesTags: (_test, error) => stale(error, [BOOK]),
    }),
  }),
});

export const {
  useGetQaTestQuery,
  useGetQaSeriesQuery,
  useCreateQaTestMutation,
  useSaveQaTestMutation,
  useRemoveQaFileMutation,
  useCheckQaTestMutation,
  useSubmitQaTestMutation,
  useDeleteQaTestMutation,
  useWithdrawQaTestMutation,
} = qaTests;

/** The call that adds a file to a test. */
export const toFilesOf = (id: string) => post('/qa-tests/:id/files', { id });

/** The report of a concluded test, for `useDownload`. */
export const reportOfTest = (id: string) => get('/qa-tests/:id/report.pdf', { id });

import {
  api,
  applicationList,
  get,
  post,
  stale,
  withQuery,
  FAILURE_SAID_BY_PAGE,
  SAID_BY_PAGE,
  everyRow,
} from '@portal/api-slice';
import type { ApiError } from '@portal/api-slice';
import type {
  ConcludeInput,
  FacilityLights,
  FigureTrend,
  LidarConfigurationRecord,
  QaSeries,
  QaTest,
  ReturnInput,
  TestBook,
  WaitingTest,
  WaitingTests,
} from '@portal/domain';

/** A step changes the test, its book, and what waits for whom. */
const afterStep = (_test: unknown, error: ApiError | undefined) => stale(error, ['TestBook' as const, applicationList]);

export type ApprovalStep = 'approve' | 'suspend' | 'reinstate';

const STEP_OF_CONFIGURATION: Record<
  ApprovalStep,
  (address: { lidarId: string; number: number }, body: object) => ReturnType<typeof post>
> = {
  approve: (address, body) => post('/lidar/system/:lidarId/configurations/:number/approve', address, { body }),
  suspend: (address, body) => post('/lidar/system/:lidarId/configurations/:number/suspend', address, { body }),
  reinstate: (address, body) => post('/lidar/system/:lidarId/configurations/:number/reinstate', address, { body }),
};

interface Approval {
  lidarId: string;
  number: number;
  step: ApprovalStep;
  body: { version: number; text?: string; reason?: string };
}

const testsAtCentre = api.injectEndpoints({
  endpoints: (build) => ({
    /** All tests that wait at the centre. */
    listWaitingTests: build.query<WaitingTest[], void>({
      extraOptions: SAID_BY_PAGE,
      queryFn: (_nothing, _api, _options, ask) => everyRow<WaitingTest>(ask, get('/qa-tests'), ({ tests }) => tests),
      providesTags: ['TestBook'],
    }),
    /** A page of the tests with a result, the latest first. */
    pageConcludedTests: build.query<WaitingTests, { start: number; count: number; search: string }>({
      extraOptions: SAID_BY_PAGE,
      query: (page) => withQuery(get('/qa-tests'), { ...page, state: 'concluded' }),
      providesTags: ['TestBook'],
    }),
    getTestToEvaluate: build.query<QaTest, string>({
      extraOptions: SAID_BY_PAGE,
      query: (id) => get('/qa-tests/:id', { id }),
      providesTags: ['TestBook'],
    }),
    /** The book of the facility, with the configuration of a test and the tests before it. */
    getBookOfTest: build.query<TestBook, string>({
      extraOptions: SAID_BY_PAGE,
      query: (facilityId) => get('/national-facility/:facilityId/test-book', { facilityId }),
      providesTags: ['TestBook'],
    }),
    /** The lines of a channel of a test, for its plot. A submitted test keeps its files. */
    getSeriesOfTest: build.query<QaSeries, { id: string; shortName: string }>({
      extraOptions: SAID_BY_PAGE,
      query: ({ id, shortName }) => get('/qa-tests/:id/series/:shortName', { id, shortName }),
    }),
    /** Full overlap and gain ratio of a lidar over the years. */
    getTrendsOfTestedLidar: build.query<FigureTrend[], string>({
      extraOptions: SAID_BY_PAGE,
      query: (lidarId) => get('/lidar/system/:lidarId/test-figures', { lidarId }),
      providesTags: ['TestBook'],
    }),
    getNetworkLights: build.query<FacilityLights[], void>({
      extraOptions: SAID_BY_PAGE,
      query: () => get('/network/lights'),
      providesTags: ['TestBook'],
    }),
    takeTest: build.mutation<QaTest, string>({
      query: (id) => post('/qa-tests/:id/take', { id }),
      invalidatesTags: afterStep,
    }),
    releaseTest: build.mutation<QaTest, string>({
      query: (id) => post('/qa-tests/:id/release', { id }),
      invalidatesTags: afterStep,
    }),
    returnTest: build.mutation<QaTest, { id: string; body: ReturnInput }>({
      extraOptions: FAILURE_SAID_BY_PAGE,
      query: ({ id, body }) => post('/qa-tests/:id/return', { id }, { body }),
      invalidatesTags: afterStep,
    }),
    /** Saves the draft of an evaluation; refused if based on an older version (409), with the present test. */
    saveTestEvaluation: build.mutation<QaTest, { id: string; body: ConcludeInput }>({
      extraOptions: FAILURE_SAID_BY_PAGE,
      query: ({ id, body }) => post('/qa-tests/:id', { id }, { body }),
      invalidatesTags: (_test, error) => stale(error, ['TestBook' as const]),
    }),
    /** Concludes a test; this cannot be undone. The page then shows its result. */
    concludeTest: build.mutation<QaTest, { id: string; body: ConcludeInput }>({
      extraOptions: FAILURE_SAID_BY_PAGE,
      query: ({ id, body }) => post('/qa-tests/:id/conclude', { id }, { body }),
      invalidatesTags: afterStep,
    }),
    revokeTest: build.mutation<QaTest, { id: string; reason: string }>({
      extraOptions: FAILURE_SAID_BY_PAGE,
      query: ({ id, reason }) => post('/qa-tests/:id/revoke', { id }, { body: { reason } }),
      invalidatesTags: afterStep,
    }),
    /** Approves, suspends or reinstates a configuration; refused if based on an older version (409). */
    decideOnConfiguration: build.mutation<LidarConfigurationRecord, Approval>({
      extraOptions: FAILURE_SAID_BY_PAGE,
      query: ({ lidarId, number, step, body }) => STEP_OF_CONFIGURATION[step]({ lidarId, number }, body),
      invalidatesTags: afterStep,
    }),
  }),
});

export const {
  useListWaitingTestsQuery,
  usePageConcludedTestsQuery,
  useGetTestToEvaluateQuery,
  useGetBookOfTestQuery,
  useGetSeriesOfTestQuery,
  useGetTrendsOfTestedLidarQuery,
  useGetNetworkLightsQuery,
  useTakeTestMutation,
  useReleaseTestMutation,
  useReturnTestMutation,
  useSaveTestEvaluationMutation,
  useConcludeTestMutation,
  useRevokeTestMutation,
  useDecideOnConfigurationMutation,
} = testsAtCentre;

/** The report of a concluded test, for `useDownload`. */
export const reportOfTest = (id: string) => get('/qa-tests/:id/report.pdf', { id });

/** The sheet of the last approval of a configuration, for `useDownload`. */
export const sheetOfApproval = (lidarId: string, number: number) =>
  get('/lidar/system/:lidarId/configurations/:number/approval.pdf', { lidarId, number: String(number) });

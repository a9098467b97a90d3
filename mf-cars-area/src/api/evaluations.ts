import {
  api,
  applicationList,
  everyRow,
  FAILURE_SAID_BY_PAGE,
  get,
  post,
  SAID_BY_PAGE,
  stale,
  withQuery,
} from '@portal/api-slice';
import type { ApiError } from '@portal/api-slice';
import type {
  CloseEvaluationInput,
  Day,
  EvaluationReviewInput,
  EvaluationWithoutFigures,
  IndicatorImport,
  NetworkLabel,
  OpenEvaluationInput,
  RegularEvaluation,
  RegularEvaluationSummary,
} from '@portal/domain';

const EVALUATION = 'RegularEvaluation' as const;

/** A step changes the evaluation, and what waits for whom. */
const afterStep = (_evaluation: unknown, error: ApiError | undefined) => stale(error, [EVALUATION, applicationList]);

interface EvaluationsPage {
  evaluations: RegularEvaluationSummary[];
  total_count: number;
  /** The day of the answer. */
  on: Day;
}

interface SentCsv {
  csv: string;
  /** Only checks the rows. */
  isDryRun: boolean;
}

const evaluationsAtCentre = api.injectEndpoints({
  endpoints: (build) => ({
    /** A page of all regular evaluations, by default the newest first. */
    pageEvaluations: build.query<
      EvaluationsPage,
      { start: number; count: number; search: string; sort: string; status: string }
    >({
      extraOptions: SAID_BY_PAGE,
      query: (page) => withQuery(get('/evaluations'), page),
      providesTags: [EVALUATION],
    }),
    getEvaluationAtCentre: build.query<RegularEvaluation, string>({
      extraOptions: SAID_BY_PAGE,
      query: (id) => get('/evaluations/:id', { id }),
      providesTags: [EVALUATION],
    }),
    /** The labels of the network, to open an evaluation of one of them. */
    listEvaluableLabels: build.query<NetworkLabel[], void>({
      extraOptions: SAID_BY_PAGE,
      queryFn: (_nothing, _api, _options, ask) =>
        everyRow<NetworkLabel>(ask, get('/network/labels'), ({ labels }) => labels),
      providesTags: [EVALUATION],
    }),
    openEvaluation: build.mutation<EvaluationWithoutFigures, { facilityId: string; body: OpenEvaluationInput }>({
      extraOptions: FAILURE_SAID_BY_PAGE,
      query: ({ facilityId, body }) => post('/national-facility/:facilityId/evaluations', { facilityId }, { body }),
      invalidatesTags: afterStep,
    }),
    /** Saves the draft of a review; refused if based on an older version (409), with the present evaluation. */
    saveReview: build.mutation<EvaluationWithoutFigures, { id: string; body: EvaluationReviewInput }>({
      extraOptions: FAILURE_SAID_BY_PAGE,
      query: ({ id, body }) => post('/evaluations/:id/review', { id }, { body }),
      invalidatesTags: afterStep,
    }),
    /** Closes an evaluation with its outcome; this cannot be undone. */
    closeEvaluation: build.mutation<EvaluationWithoutFigures, { id: string; body: CloseEvaluationInput }>({
      extraOptions: FAILURE_SAID_BY_PAGE,
      query: ({ id, body }) => post('/evaluations/:id/close', { id }, { body }),
      invalidatesTags: afterStep,
    }),
    confirmAction: build.mutation<EvaluationWithoutFigures, { id: string; action: string; version: number }>({
      extraOptions: FAILURE_SAID_BY_PAGE,
      query: ({ id, action, version }) =>
        post('/evaluations/:id/actions/:action/confirm', { id, action }, { body: { version } }),
      invalidatesTags: afterStep,
    }),
    /** Imports indicators of the data, or says what an import would do. */
    importIndicators: build.mutation<IndicatorImport, SentCsv>({
      extraOptions: SAID_BY_PAGE,
      query: ({ csv, isDryRun }) =>
        post('/data-indicators/csv', { body: { csv }, ...(isDryRun && { query: { dry_run: 'true' } }) }),
      invalidatesTags: (_answer, error, { isDryRun }) => (isDryRun ? [] : stale(error, [EVALUATION])),
    }),
  }),
});

export const {
  usePageEvaluationsQuery,
  useGetEvaluationAtCentreQuery,
  useListEvaluableLabelsQuery,
  useOpenEvaluationMutation,
  useSaveReviewMutation,
  useCloseEvaluationMutation,
  useConfirmActionMutation,
  useImportIndicatorsMutation,
} = evaluationsAtCentre;

/** The report of a closed evaluation, for `useDownload`. */
export const reportOfEvaluation = (id: string) => get('/evaluations/:id/report.pdf', { id });

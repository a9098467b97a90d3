import { api, applicationList, FAILURE_SAID_BY_PAGE, get, post, SAID_BY_PAGE, stale } from '@portal/api-slice';
import type { ApiError } from '@portal/api-slice';
import type { ActionReportInput, EvaluationWithoutFigures, RegularEvaluation, StatementInput } from '@portal/domain';

const EVALUATION = 'RegularEvaluation' as const;

/** A step changes the evaluation, and what waits for whom. */
const afterStep = (_evaluation: unknown, error: ApiError | undefined) => stale(error, [EVALUATION, applicationList]);

const ownEvaluations = api.injectEndpoints({
  endpoints: (build) => ({
    getMyEvaluation: build.query<RegularEvaluation, string>({
      extraOptions: SAID_BY_PAGE,
      query: (id) => get('/evaluations/:id', { id }),
      providesTags: [EVALUATION],
    }),
    /** Saves the statement as a draft or sends it, which is final; refused if based on an older version (409). */
    saveStatement: build.mutation<EvaluationWithoutFigures, { id: string; body: StatementInput }>({
      extraOptions: FAILURE_SAID_BY_PAGE,
      query: ({ id, body }) => post('/evaluations/:id/statement', { id }, { body }),
      invalidatesTags: afterStep,
    }),
    reportAction: build.mutation<EvaluationWithoutFigures, { id: string; action: string; body: ActionReportInput }>({
      extraOptions: FAILURE_SAID_BY_PAGE,
      query: ({ id, action, body }) => post('/evaluations/:id/actions/:action/report', { id, action }, { body }),
      invalidatesTags: afterStep,
    }),
  }),
});

export const { useGetMyEvaluationQuery, useSaveStatementMutation, useReportActionMutation } = ownEvaluations;

/** The report of a closed evaluation, for `useDownload`. */
export const reportOfEvaluation = (id: string) => get('/evaluations/:id/report.pdf', { id });

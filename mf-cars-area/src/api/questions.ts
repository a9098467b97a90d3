import { api, post, progressOf, questionsOf, stale, FAILURE_SAID_BY_PAGE } from '@portal/api-slice';
import type { ApiError } from '@portal/api-slice';
import type { AskedAspect, Question } from '@portal/domain';

/** A question to send; days as `yyyy-mm-dd` or epoch seconds. */
export interface AskedQuestion {
  text: string;
  instrument: string | null;
  aspect: AskedAspect | null;
  fields?: string[];
  until?: number | null;
}

/** Every question changes the pending party, which is shown wherever the facility is. */
const changed = (_questions: unknown, error: ApiError | undefined, { id }: { id: string }) =>
  stale(error, [questionsOf(id), ...progressOf(id)]);

const questions = api.injectEndpoints({
  endpoints: (build) => ({
    askQuestion: build.mutation<Question[], { id: string; question: AskedQuestion }>({
      extraOptions: FAILURE_SAID_BY_PAGE,
      query: ({ id, question }) => post('/national-facility/:id/questions', { id }, { body: question }),
      invalidatesTags: changed,
    }),
    closeQuestion: build.mutation<Question[], { id: string; question: string }>({
      extraOptions: FAILURE_SAID_BY_PAGE,
      query: ({ id, question }) => post('/national-facility/:id/questions/:question/close', { id, question }),
      invalidatesTags: changed,
    }),
  }),
});

export const { useAskQuestionMutation, useCloseQuestionMutation } = questions;

import { api, post, progressOf, questionsOf, stale, FAILURE_SAID_BY_PAGE } from '@portal/api-slice';
import type { Question } from '@portal/domain';

/** An answer; its files have been uploaded before. */
interface Answer {
  /** Id of the facility. */
  id: string;
  question: string;
  text: string;
  files: string[];
}

const questions = api.injectEndpoints({
  endpoints: (build) => ({
    answerQuestion: build.mutation<Question[], Answer>({
      extraOptions: FAILURE_SAID_BY_PAGE,
      query: ({ id, question, ...body }) =>
        post('/national-facility/:id/questions/:question/answer', { id, question }, { body }),
      // An answer changes the pending party, which is shown on every page of the facility.
      invalidatesTags: (_questions, error, { id }) => stale(error, [questionsOf(id), ...progressOf(id)]),
    }),
  }),
});

export const { useAnswerQuestionMutation } = questions;

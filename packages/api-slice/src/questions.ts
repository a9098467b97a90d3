import type { AskedAspect, Question } from '@portal/domain';
import { api } from './api';
import { applicationList, oneApplication, questionsOf } from './application-tags';
import type { ApiError } from './request/api-error';
import { stale } from './stale';
import { get, post } from './request/call';

/** What is asked; days as `yyyy-mm-dd` or epoch seconds. */
export interface AskedQuestion {
  text: string;
  instrument: string | null;
  aspect: AskedAspect | null;
  fields?: string[];
  until?: number | null;
}

interface OfQuestion {
  /** Of the facility. */
  id: string;
  question: string;
}

/** Whose turn it is changes with every question, and is shown wherever the facility is. */
const changed = (_questions: unknown, error: ApiError | undefined, { id }: { id: string }) =>
  stale(error, [
    questionsOf(id),
    'Facility' as const,
    applicationList,
    oneApplication(id),
    { type: 'History' as const, id },
  ]);

const questions = api.injectEndpoints({
  endpoints: (build) => ({
    /** What a facility was asked, the newest round first. */
    listQuestions: build.query<Question[], string>({
      query: (id) => get('/national-facility/:id/questions', { id }),
      // Not as part of the application: who gives a component back may not read them from that moment on.
      providesTags: (_questions, _error, id) => [questionsOf(id)],
    }),
    askQuestion: build.mutation<Question[], { id: string; question: AskedQuestion }>({
      query: ({ id, question }) => post('/national-facility/:id/questions', { id }, { body: question }),
      invalidatesTags: changed,
    }),
    /** Answers a question; the files were uploaded before. */
    answerQuestion: build.mutation<Question[], OfQuestion & { text: string; files: string[] }>({
      query: ({ id, question, text, files }) =>
        post('/national-facility/:id/questions/:question/answer', { id, question }, { body: { text, files } }),
      invalidatesTags: changed,
    }),
    closeQuestion: build.mutation<Question[], OfQuestion>({
      query: ({ id, question }) => post('/national-facility/:id/questions/:question/close', { id, question }),
      invalidatesTags: changed,
    }),
  }),
});

export const { useListQuestionsQuery, useAskQuestionMutation, useAnswerQuestionMutation, useCloseQuestionMutation } =
  questions;

import type { Question } from '@portal/domain';
import { api } from './api';
import { questionsOf } from './application-tags';
import { get, SAID_BY_PAGE } from './request/call';

const questions = api.injectEndpoints({
  endpoints: (build) => ({
    /** What a facility was asked, the newest round first. */
    listQuestions: build.query<Question[], string>({
      extraOptions: SAID_BY_PAGE,
      query: (id) => get('/national-facility/:id/questions', { id }),
      // Not as part of the application: who gives a component back may not read them from that moment on.
      providesTags: (_questions, _error, id) => [questionsOf(id)],
    }),
  }),
});

export const { useListQuestionsQuery } = questions;

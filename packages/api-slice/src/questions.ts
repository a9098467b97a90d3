import type { Question } from '@portal/domain';
import { api } from './api';
import { questionsOf } from './application-tags';
import { get, SAID_BY_PAGE } from './request/call';

const questions = api.injectEndpoints({
  endpoints: (build) => ({
    /** The questions to a facility, the newest round first. */
    listQuestions: build.query<Question[], string>({
      extraOptions: SAID_BY_PAGE,
      query: (id) => get('/national-facility/:id/questions', { id }),
      // Not tagged with the application: a reviewer who has declined may no longer read the questions, so they must not
      // be reloaded with it.
      providesTags: (_questions, _error, id) => [questionsOf(id)],
    }),
  }),
});

export const { useListQuestionsQuery } = questions;

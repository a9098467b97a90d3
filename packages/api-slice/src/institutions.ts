import type { BeginInstitutionLogin, FinishInstitutionLogin, InstitutionLogin, Tokens } from '@portal/domain';
import { api } from './api';
import { post } from './request/call';
import { sessionStarted } from './session/session';

const institutions = api.injectEndpoints({
  endpoints: (build) => ({
    /** Begins a login at an institution: the browser continues at the address in the answer. */
    beginInstitutionLogin: build.mutation<InstitutionLogin, BeginInstitutionLogin>({
      query: (body) => post('/auth/institution/begin', { body, opensSession: true }),
    }),
    /** Logs in with the answer of an institution; only the browser that has begun can do so. */
    finishInstitutionLogin: build.mutation<Tokens, FinishInstitutionLogin>({
      query: (body) => post('/auth/institution/finish', { body, opensSession: true, withSameKey: true }),
      async onQueryStarted(_answer, { dispatch, queryFulfilled }) {
        const tokens = await queryFulfilled.catch(() => null);
        if (tokens) dispatch(sessionStarted(tokens.data));
      },
    }),
  }),
});

export const { useBeginInstitutionLoginMutation, useFinishInstitutionLoginMutation } = institutions;

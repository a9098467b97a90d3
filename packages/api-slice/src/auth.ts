import type { ChangePassword, LinkInput, Login, ResetPassword, Tokens } from '@portal/domain';
import { api } from './api';
import { sessionStarted } from './session/session';
import { post } from './request/call';

const auth = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<Tokens, Login>({
      query: (body) => post('/auth/login', { body }),
      async onQueryStarted(_login, { dispatch, queryFulfilled }) {
        const tokens = await queryFulfilled.catch(() => null);
        if (tokens) dispatch(sessionStarted(tokens.data));
      },
    }),
    /** Requests a link that sets a new password. */
    resetPassword: build.mutation<null, ResetPassword>({
      query: (body) => post('/auth/reset-password', { body }),
    }),
    /** Ends every session of the user's own account, including this one, which `useForgetSession` then clears. */
    signOutEverywhere: build.mutation<null, void>({
      query: () => post('/auth/sign-out-everywhere'),
    }),
    /** Whether a link still sets a password. */
    checkLink: build.query<{ works: boolean }, LinkInput>({
      query: (body) => post('/auth/check-link', { body }),
    }),
    /** Sets a new password, with the hash of a link or as the logged-in user; the first one of an account logs in. */
    changePassword: build.mutation<Tokens | null, ChangePassword>({
      query: (body) => post('/auth/change-password', { body }),
      async onQueryStarted(_sent, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null);
        if (answer?.data) dispatch(sessionStarted(answer.data));
      },
    }),
  }),
});

export const {
  useLoginMutation,
  useResetPasswordMutation,
  useSignOutEverywhereMutation,
  useCheckLinkQuery,
  useChangePasswordMutation,
} = auth;

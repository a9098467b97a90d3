import type { ChangePassword, LinkInput, Login, ResetPassword, Tokens } from '@portal/domain';
import { api } from './api';
import { sessionStarted } from './session/session';

const auth = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<Tokens, Login>({
      query: (body) => ({ url: '/auth/login', method: 'POST', body }),
      async onQueryStarted(_login, { dispatch, queryFulfilled }) {
        const tokens = await queryFulfilled.catch(() => null);
        if (tokens) dispatch(sessionStarted(tokens.data));
      },
    }),
    /** Requests a link that sets a new password. */
    resetPassword: build.mutation<null, ResetPassword>({
      query: (body) => ({ url: '/auth/reset-password', method: 'POST', body }),
    }),
    /** Ends every session of the user's own account, including this one, which `useForgetSession` then clears. */
    signOutEverywhere: build.mutation<null, void>({
      query: () => ({ url: '/auth/sign-out-everywhere', method: 'POST' }),
    }),
    /** Whether a link still sets a password. */
    checkLink: build.query<{ works: boolean }, LinkInput>({
      query: (body) => ({ url: '/auth/check-link', method: 'POST', body }),
    }),
    /** Sets a new password, with the hash of a link or as the logged-in user; the first one of an account logs in. */
    changePassword: build.mutation<Tokens | null, ChangePassword>({
      query: (body) => ({ url: '/auth/change-password', method: 'POST', body }),
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

import type { ChangePassword, Login, ResetPassword, Tokens } from '@portal/domain';
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
    /** Asks for a link that sets a new password. */
    resetPassword: build.mutation<null, ResetPassword>({
      query: (body) => ({ url: '/auth/reset-password', method: 'POST', body }),
    }),
    /** Ends every session of the own account, this one too: `useForgetSession` forgets it here. */
    signOutEverywhere: build.mutation<null, void>({
      query: () => ({ url: '/auth/sign-out-everywhere', method: 'POST' }),
    }),
    /** Sets a new password, by the hash of a link or for whoever is logged in. */
    changePassword: build.mutation<null, ChangePassword>({
      query: (body) => ({ url: '/auth/change-password', method: 'POST', body }),
    }),
  }),
});

export const { useLoginMutation, useResetPasswordMutation, useSignOutEverywhereMutation, useChangePasswordMutation } =
  auth;

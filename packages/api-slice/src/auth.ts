import type { ChangePassword, LinkInput, LinkState, Login, ResetPassword, Tokens } from '@portal/domain';
import { api } from './api';
import { deviceId } from './session/device-id';
import { sessionStarted } from './session/session';
import { post } from './request/call';

const auth = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<Tokens, Login>({
      query: (body) => post('/auth/login', { body, opensSession: true }),
      async onQueryStarted(_login, { dispatch, queryFulfilled }) {
        const tokens = await queryFulfilled.catch(() => null);
        if (tokens) dispatch(sessionStarted(tokens.data));
      },
    }),
    resetPassword: build.mutation<null, ResetPassword>({
      query: (body) => post('/auth/reset-password', { body, device: deviceId() }),
    }),
    /** Ends all sessions of the user's account. This one must then be cleared with `useForgetSession`. */
    signOutEverywhere: build.mutation<null, void>({
      query: () => post('/auth/sign-out-everywhere'),
    }),
    /** Whether a link for setting a password is still valid. */
    checkLink: build.query<LinkState, LinkInput>({
      query: (body) => post('/auth/check-link', { body }),
    }),
    /**
     * Sets a new password, by the hash of a link or as the logged-in user. The first one of an account also logs in.
     */
    changePassword: build.mutation<Tokens | null, ChangePassword>({
      query: (body) => post('/auth/change-password', { body, opensSession: true }),
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

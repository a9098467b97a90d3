import { changePasswordSchema, linkSchema, loginSchema, resetPasswordSchema } from '@portal/domain';
import { call } from '../../platform/http/call';
import { idParams } from '../../platform/http/params';
import { bearerToken } from './bearer-token';
import { changePassword, checkLink, type LinkHooks } from './change-password.service';
import { clientOf } from './client';
import { login } from './login.service';
import { endOwnSession, listOwnEvents, listOwnSessions } from './own-account.service';
import { logout, refresh, signOutEverywhere } from './session.service';
import { resetPassword } from './reset-password.service';

export const authCalls = (hooks: LinkHooks) => [
  call('POST /auth/login', {
    capability: 'session.open',
    summary: 'Log in',
    body: loginSchema,
    answers:
      'An access token for 15 minutes and a refresh token for 14 days. An account with a second factor is refused with 401 and code 1006 until a code or a passkey is sent as well. The header DPoP (RFC 9449) binds the session to the key of its proof.',
    handle: async ({ context, body, request }) =>
      login({ ...context, log: request.log }, body, await clientOf(request)),
  }),
  call('POST /auth/refresh', {
    capability: 'session.renew',
    summary: 'Go on with a session',
    answers:
      'A new access token, for the refresh token that was sent as bearer. In a session that is bound to a key, which the header DPoP must prove (RFC 9449), also the next refresh token.',
    handle: ({ context, actor, request }) => refresh(context, actor, bearerToken(request)),
  }),
  call('POST /auth/logout', {
    capability: 'session.close',
    summary: 'End the current session',
    answers: 'No data. The session of the refresh token sent as bearer token has ended.',
    handle: ({ context, actor }) => logout(context, actor),
  }),
  call('POST /auth/reset-password', {
    capability: 'password.reset',
    summary: 'Request a link for setting a new password',
    body: resetPasswordSchema,
    answers: 'No data, whether or not an account with this address exists.',
    handle: async ({ context, actor, body, request }) =>
      resetPassword(context, body, { actor, client: await clientOf(request) }),
  }),
  call('POST /auth/sign-out-everywhere', {
    capability: 'session.close-all',
    summary: 'End every session of the user’s own account, on all devices',
    answers: 'No data. The current session has also ended.',
    handle: ({ context, actor }) => signOutEverywhere(context, actor),
  }),
  call('GET /user/sessions', {
    capability: 'session.list',
    summary: 'The running sessions of the user’s own account',
    answers: 'The sessions, the last used one first, each with device, network and times.',
    handle: ({ context, actor }) => listOwnSessions(context, actor),
  }),
  call('POST /user/sessions/:id/end', {
    capability: 'session.end',
    summary: 'End one session of the user’s own account',
    params: idParams,
    answers: 'No data. The session has ended.',
    handle: ({ context, actor, params }) => endOwnSession(context, actor, params.id),
  }),
  call('GET /user/events', {
    capability: 'account-event.list',
    summary: 'The latest events of the user’s own account',
    answers: 'Up to 20 events, the latest first.',
    handle: ({ context, actor }) => listOwnEvents(context, actor),
  }),
  call('POST /auth/check-link', {
    capability: 'password.check-link',
    summary: 'Whether an emailed link for setting a password is still valid, and of which account',
    body: linkSchema,
    answers:
      'Whether the link is valid; if so, the email address of its account and, before the first password, the names of its facilities.',
    handle: ({ context, body }) => checkLink(context, body, hooks),
  }),
  call('POST /auth/change-password', {
    capability: 'password.change',
    summary: 'Set a new password, with a link or for the user’s own account',
    body: changePasswordSchema,
    answers:
      'No data, or both tokens of a new session if this was the first password of the account. Without a link, refused with 403 and code 1007 if the identity was last confirmed more than five minutes ago. Other sessions of the account end.',
    says: 'saved',
    handle: async ({ context, actor, body, request }) =>
      changePassword(context, body, { actor, client: await clientOf(request) }),
  }),
];

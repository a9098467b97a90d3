import { beginInstitutionLoginSchema, finishInstitutionLoginSchema } from '@portal/domain';
import { call } from '../../platform/http/call';
import { idParams } from '../../platform/http/params';
import { clientOf } from '../accounts/client';
import { beginLogin, finishLogin } from './login-at-institution.service';
import { changeOwnIdentity, listOwnIdentities } from './own-identities.service';

/** Logins at institutions (OpenID Connect), beside passwords. */
export const institutionCalls = [
  call('POST /auth/institution/begin', {
    capability: 'session.open',
    summary: 'Begin a login at an institution',
    body: beginInstitutionLoginSchema,
    answers:
      'The address at which the browser continues. The login is finished within ten minutes with a proof of the key (header DPoP, RFC 9449) that proved this call.',
    handle: async ({ context, body, request }) => beginLogin(context, body, await clientOf(request)),
  }),
  call('POST /auth/institution/finish', {
    capability: 'session.open',
    summary: 'Log in with the answer of an institution',
    body: finishInstitutionLoginSchema,
    answers: 'Both tokens of a session that is bound to the key of the header DPoP.',
    handle: async ({ context, body, request }) => finishLogin(context, body.answer, await clientOf(request)),
  }),
  call('GET /user/identities', {
    capability: 'identity.list',
    summary: 'The logins at institutions that open the user’s own account',
    answers: 'The logins, each with institution and times, those that were unlinked included.',
    handle: ({ context, actor }) => listOwnIdentities(context, actor),
  }),
  call('POST /user/identities/:id/unlink', {
    capability: 'identity.unlink',
    summary: 'Unlink a login at an institution from the user’s own account',
    params: idParams,
    answers: 'No data. The login no longer opens the account.',
    handle: ({ context, actor, params }) => changeOwnIdentity(context, actor, params.id, false),
  }),
  call('POST /user/identities/:id/link', {
    capability: 'identity.link',
    summary: 'Link a login at an institution again that was unlinked',
    params: idParams,
    answers: 'No data. The login opens the account again.',
    handle: ({ context, actor, params }) => changeOwnIdentity(context, actor, params.id, true),
  }),
];

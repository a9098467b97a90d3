import { apiTokenSchema } from '@portal/domain';
import { call } from '../../platform/http/call';
import { idParams } from '../../platform/http/params';
import { endApiToken, listApiTokens, makeApiToken } from './api-tokens.service';

/** The tokens with which services read, and send feedback on data. */
export const apiTokenCalls = [
  call('GET /api-tokens', {
    capability: 'api-token.list',
    summary: 'The API tokens of services',
    answers: 'The tokens without their secrets, the newest first, each with scopes, end and last use.',
    handle: ({ context }) => listApiTokens(context),
  }),
  call('POST /api-tokens', {
    capability: 'api-token.make',
    summary: 'Make an API token of a service',
    body: apiTokenSchema,
    answers:
      'The token, which is shown only once. Refused with 403 and code 1007 if the identity was last confirmed more than five minutes ago.',
    says: 'saved',
    handle: ({ context, actor, body }) => makeApiToken(context, actor, body),
  }),
  call('DELETE /api-tokens/:id', {
    capability: 'api-token.end',
    summary: 'End an API token with immediate effect',
    params: idParams,
    answers: 'No data.',
    sentence: 'The API token has ended.',
    handle: ({ context, actor, params }) => endApiToken(context, actor, params.id),
  }),
];

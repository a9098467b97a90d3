import { deployTokenSchema, grantSchema, partParamsSchema, partTokenParamsSchema } from '@portal/domain';
import { call } from '../../platform/http/call';
import { endDeployToken, makeDeployToken } from './deploy-tokens.service';
import { grantPart } from './grants.service';

/** The permitted parts, their grants, and their tokens and keys. */
export const grantCalls = [
  call('POST /releases/:name/grant', {
    capability: 'release.grant',
    summary: 'Grant a part: the paths of its pages, its menu entries, its maximum size and an end date',
    params: partParamsSchema,
    body: grantSchema,
    answers: 'No data.',
    handle: ({ context, actor, params, body }) => grantPart(context, actor, params.name, body),
  }),
  call('POST /releases/:name/deploy-token', {
    capability: 'release.make-deploy-token',
    summary: 'Create a deploy token with which a team releases this part; earlier tokens remain valid',
    params: partParamsSchema,
    body: deployTokenSchema,
    answers:
      'The token, which is shown only once. Refused with 403 and code 1007 if the identity was last confirmed more than five minutes ago.',
    handle: ({ context, actor, params, body }) => makeDeployToken(context, actor, params.name, body),
  }),
  call('DELETE /releases/:name/deploy-token/:token', {
    capability: 'release.end-deploy-token',
    summary: 'Revoke a deploy token of a part with immediate effect',
    params: partTokenParamsSchema,
    answers: 'No data.',
    handle: ({ context, actor, params }) => endDeployToken(context, actor, params),
  }),
];

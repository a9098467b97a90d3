import { deployTokenSchema, grantSchema, partParamsSchema, partTokenParamsSchema } from '@portal/domain';
import { call } from '../../platform/http/call';
import { endDeployToken, makeDeployToken } from './deploy-tokens.service';
import { grantPart } from './grants.service';

/** The permitted parts, their grants, and their tokens and keys. */
export const grantCalls = [
  call('POST /releases/:name/grant', {
    capability: 'release.grant',
    summary: 'Grant a part: where its pages may lie, its places in the menu, how large it may be and until when',
    params: partParamsSchema,
    body: grantSchema,
    answers: 'Nothing.',
    handle: ({ context, actor, params, body }) => grantPart(context, actor, params.name, body),
  }),
  call('POST /releases/:name/deploy-token', {
    capability: 'release.make-deploy-token',
    summary: 'Make a deploy token with which a team releases this part; those before still hold',
    params: partParamsSchema,
    body: deployTokenSchema,
    answers: 'The token, shown this once.',
    handle: ({ context, actor, params, body }) => makeDeployToken(context, actor, params.name, body),
  }),
  call('DELETE /releases/:name/deploy-token/:token', {
    capability: 'release.end-deploy-token',
    summary: 'End a deploy token of a part at once',
    params: partTokenParamsSchema,
    answers: 'Nothing.',
    handle: ({ context, actor, params }) => endDeployToken(context, actor, params),
  }),
];

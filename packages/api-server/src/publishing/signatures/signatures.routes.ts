import {
  partKeyParamsSchema,
  partParamsSchema,
  provenanceSchema,
  releaseKeySchema,
  releaseParamsSchema,
} from '@portal/domain';
import { callsWith } from '../../platform/http/call';
import { isDeployToken as isOwnToken, tokenState } from '../grants/deploy-tokens.service';
import type { PublishingContext } from '../releases/release-files';
import { addReleaseKey, endReleaseKey } from '../grants/keys.service';
import { readStated, stateOrigin } from './origin.service';

const call = callsWith<PublishingContext>();

/** The origin of releases, and the keys with which teams sign them. */
export const signatureCalls = [
  call('GET /releases/:name/:hash', {
    capability: 'release.read',
    summary: 'The description of a release with its origin and signature, for verification',
    params: releaseParamsSchema,
    answers: 'The content of its release.json, its origin as stated by its builder, and the signature of both.',
    isOwnToken,
    about: async ({ context, token }) => ({ state: await tokenState(context, token) }),
    handle: ({ context, params }) => readStated(context, params),
  }),
  call('POST /releases/:name/:hash/origin', {
    capability: 'release.state-origin',
    summary: 'State the origin of a release: commit, builder, time and the signature of its team',
    params: releaseParamsSchema,
    body: provenanceSchema,
    answers: 'No data.',
    isOwnToken,
    about: async ({ context, token, params }) => ({ state: await tokenState(context, token, params.name) }),
    handle: ({ context, params, body }) => stateOrigin(context, params, body),
  }),
  call('POST /releases/:name/keys', {
    capability: 'release.add-key',
    summary: 'Add a public key of a part’s team; from then on the part’s releases must be signed',
    params: partParamsSchema,
    body: releaseKeySchema,
    answers: 'No data. Refused with 403 and code 1007 if the identity was last confirmed more than five minutes ago.',
    handle: ({ context, actor, params, body }) => addReleaseKey(context, actor, params.name, body),
  }),
  call('DELETE /releases/:name/keys/:key', {
    capability: 'release.end-key',
    summary: 'Revoke a key of a part with immediate effect; releases that it signed remain',
    params: partKeyParamsSchema,
    answers: 'No data.',
    handle: ({ context, actor, params }) => endReleaseKey(context, actor, params),
  }),
];

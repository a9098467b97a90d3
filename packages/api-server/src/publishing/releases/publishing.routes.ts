import {
  compositionParamsSchema,
  describeQuerySchema,
  moveSchema,
  partParamsSchema,
  releaseParamsSchema,
  rollbackSchema,
} from '@portal/domain';
import { object } from 'yup';
import { callsWith } from '../../platform/http/call';
import { isDeployToken as isOwnToken, tokensOfBearer, tokenState } from '../grants/deploy-tokens.service';
import { bearerToken } from '../../people/accounts/bearer-token';
import { checkFit } from './fit.service';
import { readMatrix } from './fit-matrix.service';
import { moveReleases } from './move.service';
import { readComposition, readOverview } from './overview.service';
import { publish } from './publish.service';
import { readDescription } from './read-description';
import { receiveReleaseFiles } from './receive-files.service';
import type { PublishingContext } from './release-files';
import { namesIn, releaserOf } from './releaser';
import { rollBack } from './rollback.service';

const call = callsWith<PublishingContext>();

/** Only checked to be an object here; the service that reads it validates the fields. */
const description = object().typeError('Must be the content of a release.json').meta({ keys: 'any' });

/** Releases of the parts of the portal, by administrators and by the teams that hold a deploy token. */
export const publishingCalls = [
  call('GET /releases', {
    capability: 'release.list',
    summary: 'Every part of the portal with its releases, load times and failures',
    answers: 'The current composition and its parts: the shell first, each part with its newest 50 releases.',
    isOwnToken,
    about: async ({ context, token }) => ({ state: await tokenState(context, token) }),
    handle: async ({ context, actor, request }) =>
      readOverview(
        context,
        actor ? null : (await tokensOfBearer(context, bearerToken(request))).map(({ part }) => part),
      ),
  }),
  call('GET /releases/compositions/:id', {
    capability: 'composition.read',
    summary: 'The parts of the composition that a page named',
    params: compositionParamsSchema,
    answers: 'Name, version and hash of each part, and the time since which the composition has existed.',
    handle: ({ context, params }) => readComposition(context.db, params.id),
  }),
  call('GET /releases/matrix', {
    capability: 'release.list',
    summary: 'Compare the live releases with those on hold and with the result of a rollback',
    answers:
      'The shells, and the remotes with their compatibility with each shell: whether they fit, the reasons if not, and the teams that have to rebuild.',
    isOwnToken,
    about: async ({ context, token }) => ({ state: await tokenState(context, token) }),
    handle: ({ context }) => readMatrix(context),
  }),
  call('POST /releases/fit', {
    capability: 'release.check-fit',
    summary:
      'Check whether builds would be accepted, alone or together, beside the live releases; nothing is stored or moved',
    body: description,
    answers: 'The reasons for which the builds would be refused, in words, and the checks that could not be made.',
    isOwnToken,
    about: async ({ context, token }) => ({ state: await tokenState(context, token) }),
    handle: async ({ context, actor, body, request }) =>
      checkFit(context, body, actor ? null : await tokensOfBearer(context, bearerToken(request))),
  }),
  call('POST /releases/moves', {
    capability: 'release.publish',
    summary: 'Make releases current that were sent with hold=true, either all or none',
    body: moveSchema,
    answers: 'The composition in which they are current.',
    isOwnToken,
    about: async ({ context, token, body }) => ({
      state: await tokenState(context, token, ...namesIn(body)),
    }),
    handle: async ({ context, actor, body, request }) =>
      moveReleases(context, body, await releaserOf(context, actor, request)),
  }),
  call('POST /releases/:name', {
    capability: 'release.publish',
    summary: 'Release a build: send its release.json, then the missing files, then release.json again',
    params: partParamsSchema,
    query: describeQuerySchema,
    body: description,
    answers: 'Whether the release is now current, and if not, the files that the server still needs.',
    isOwnToken,
    about: async ({ context, token, params }) => ({ state: await tokenState(context, token, params.name) }),
    handle: async ({ context, actor, params, query, body, request }) =>
      publish(context, readDescription(body, params.name), {
        releaser: await releaserOf(context, actor, request),
        ...query,
      }),
  }),
  call('POST /releases/:name/:hash/files', {
    capability: 'release.publish',
    summary: 'Send files of a release, each in a form part named by its path; may be repeated',
    params: releaseParamsSchema,
    takes: 'files',
    answers: 'The paths of the received files.',
    isOwnToken,
    about: async ({ context, token, params }) => ({ state: await tokenState(context, token, params.name) }),
    handle: ({ context, params, request }) => receiveReleaseFiles(context, params, request),
  }),
  call('POST /releases/:name/rollback', {
    capability: 'release.rollback',
    summary: 'Roll back to the release before the current one, or to one named by its version or hash',
    params: partParamsSchema,
    body: rollbackSchema,
    answers: 'The release that is now current.',
    isOwnToken,
    about: async ({ context, token, params }) => ({ state: await tokenState(context, token, params.name) }),
    handle: async ({ context, actor, params, body, request }) =>
      rollBack(context, params.name, { to: body, releaser: await releaserOf(context, actor, request) }),
  }),
];

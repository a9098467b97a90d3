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
import { isDeployToken as isOwnToken, tokenState } from '../grants/deploy-tokens.service';
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
    answers: 'The present composition and its parts: the shell first, of each part the newest 50 releases.',
    isOwnToken,
    about: async ({ context, token }) => ({ state: await tokenState(context, token) }),
    handle: ({ context }) => readOverview(context),
  }),
  call('GET /releases/compositions/:id', {
    capability: 'composition.read',
    summary: 'What a person had whose page named this composition',
    params: compositionParamsSchema,
    answers: 'Name, version and hash of each part, and since when there was this composition.',
    handle: ({ context, params }) => readComposition(context.db, params.id),
  }),
  call('GET /releases/matrix', {
    capability: 'release.list',
    summary: 'Compare what is live with what was sent and waits, and with what a rollback would lead to',
    answers:
      'Shells, and remotes with what becomes of them in each shell: what fits, why not, and who has to build anew.',
    isOwnToken,
    about: async ({ context, token }) => ({ state: await tokenState(context, token) }),
    handle: ({ context }) => readMatrix(context),
  }),
  call('POST /releases/fit', {
    capability: 'release.check-fit',
    summary: 'Compare builds with what is live: would they be taken, alone or together? Nothing is stored or moved',
    body: description,
    answers: 'Why they would be refused, in sentences, and what cannot be told.',
    isOwnToken,
    about: async ({ context, token }) => ({ state: await tokenState(context, token) }),
    handle: ({ context, body }) => checkFit(context, body),
  }),
  call('POST /releases/moves', {
    capability: 'release.publish',
    summary: 'Make releases current that were sent with hold=true: all of them or none',
    body: moveSchema,
    answers: 'The composition in which they are current.',
    isOwnToken,
    about: async ({ context, token, body }) => ({
      state: await tokenState(context, token, ...namesIn(body)),
    }),
    handle: ({ context, actor, body }) => moveReleases(context, body, releaserOf(actor)),
  }),
  call('POST /releases/:name', {
    capability: 'release.publish',
    summary: 'Release a build: send its release.json, then the files that are missing, then release.json again',
    params: partParamsSchema,
    query: describeQuerySchema,
    body: description,
    answers: 'Whether it is current now, and if not, which of its files the server needs.',
    isOwnToken,
    about: async ({ context, token, params }) => ({ state: await tokenState(context, token, params.name) }),
    handle: ({ context, actor, params, query, body }) =>
      publish(context, readDescription(body, params.name), { releaser: releaserOf(actor), ...query }),
  }),
  call('POST /releases/:name/:hash/files', {
    capability: 'release.publish',
    summary: 'Send files of a release, each in a part with its path as name; may be repeated',
    params: releaseParamsSchema,
    takes: 'files',
    answers: 'The paths of the files that were received.',
    isOwnToken,
    about: async ({ context, token, params }) => ({ state: await tokenState(context, token, params.name) }),
    handle: ({ context, params, request }) => receiveReleaseFiles(context, params, request),
  }),
  call('POST /releases/:name/rollback', {
    capability: 'release.rollback',
    summary: 'Go back to the release before the present one, or to one by its version or hash',
    params: partParamsSchema,
    body: rollbackSchema,
    answers: 'The release that is current now.',
    isOwnToken,
    about: async ({ context, token, params }) => ({ state: await tokenState(context, token, params.name) }),
    handle: ({ context, actor, params, body }) =>
      rollBack(context, params.name, { to: body, releaser: releaserOf(actor) }),
  }),
];

import {
  compositionParamsSchema,
  compositionRangeSchema,
  partParamsSchema,
  previewersSchema,
  previewParamsSchema,
  previewSchema,
} from '@portal/domain';
import { callsWith } from '../../platform/http/call';
import { isDeployToken as isOwnToken, tokenState } from '../grants/deploy-tokens.service';
import { namesIn, releaserOf } from '../releases/releaser';
import type { PublishingContext } from '../releases/release-files';
import { choosePreviewers } from './previewers.service';
import { listPreviewers } from './previewers.store';
import { aboutPreview, toRecord, enterPreview, previewReleases, replayComposition } from './previews.service';
import { compositionsBetween, tryReleases } from './trials.service';

const call = callsWith<PublishingContext>();

/** Previews of releases that are not current yet, and of past ones for administrators and programs. */
export const previewCalls = [
  call('POST /previews', {
    capability: 'release.preview',
    summary:
      'Preview releases that were sent with hold=true for a day, for those who may preview them; nothing becomes current',
    body: previewSchema,
    answers: 'The preview. Its page is /preview/<id>.',
    isOwnToken,
    about: async ({ context, token, body }) => ({ state: await tokenState(context, token, ...namesIn(body)) }),
    handle: async ({ context, actor, body, request }) =>
      previewReleases(context, body, await releaserOf(context, actor, request)),
  }),
  call('GET /previews/:id', {
    capability: 'preview.open',
    summary: 'The content, creator and expiry of a preview',
    params: previewParamsSchema,
    answers: 'The preview.',
    about: ({ context, actor, params }) => aboutPreview(context, params.id, actor),
    handle: async ({ about }) => toRecord(about.preview),
  }),
  call('POST /previews/:id/passes', {
    capability: 'preview.open',
    summary: 'A pass that loads one page of a preview within one minute',
    params: previewParamsSchema,
    answers: 'The pass, which is shown only once. It expires with the session.',
    about: ({ context, actor, params }) => aboutPreview(context, params.id, actor),
    handle: ({ context, actor, about }) => enterPreview(context, actor, about.preview),
  }),
  call('GET /releases/:name/previewers', {
    capability: 'release.choose-previewers',
    summary: 'The users besides administrators who may preview a part',
    params: partParamsSchema,
    answers: 'The addresses of their accounts.',
    handle: async ({ context, params }) => ({ emails: await listPreviewers(context.db, params.name) }),
  }),
  call('POST /releases/:name/previewers', {
    capability: 'release.choose-previewers',
    summary: 'Set the users besides administrators who may preview a part, by the addresses of their accounts',
    params: partParamsSchema,
    body: previewersSchema,
    answers: 'The updated list of addresses.',
    handle: ({ context, actor, params, body }) => choosePreviewers(context, actor, params.name, body),
  }),
  call('GET /releases/compositions', {
    capability: 'composition.list',
    summary: 'The compositions from one to a later one, in the order of their first use',
    query: compositionRangeSchema,
    answers: 'The compositions, each with the name, version and hash of its parts.',
    isOwnToken,
    about: async ({ context, token }) => ({ state: await tokenState(context, token) }),
    handle: ({ context, query }) => compositionsBetween(context, query),
  }),
  call('POST /releases/compositions/:id/preview', {
    capability: 'composition.replay',
    summary: 'Preview a past composition for administrators, for a day',
    params: compositionParamsSchema,
    answers: 'The preview. Its page is /preview/<id>.',
    handle: ({ context, actor, params }) => replayComposition(context, actor, params.id),
  }),
  call('POST /releases/trials', {
    capability: 'composition.try',
    summary: 'A pass with which a program loads one page of formerly live releases within one minute',
    body: previewSchema,
    answers: 'The pass, to be sent in the header preview-pass.',
    isOwnToken,
    about: async ({ context, token }) => ({ state: await tokenState(context, token) }),
    handle: ({ context, body }) => tryReleases(context, body),
  }),
];

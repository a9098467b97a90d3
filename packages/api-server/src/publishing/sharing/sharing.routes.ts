import { endShareSchema, partParamsSchema, shareReportSchema, shareSchema } from '@portal/domain';
import { callsWith } from '../../platform/http/call';
import { clientNetworkOf } from '../../platform/limits/client-network';
import { isDeployToken as isOwnToken, tokenState } from '../grants/deploy-tokens.service';
import { namesIn, releaserOf } from '../releases/releaser';
import type { PublishingContext } from '../releases/release-files';
import { endShare, partsToEnd } from './end-share.service';
import { countShareReport } from './share-reports.service';
import { startShare } from './start-share.service';

const call = callsWith<PublishingContext>();

/** Shares of releases with a percentage of the tabs, and browsers' reports on them. */
export const sharingCalls = [
  call('POST /releases/shares', {
    capability: 'release.share',
    summary: 'Give releases to a part of the tabs that were sent with hold=true: all of them together',
    body: shareSchema,
    answers: 'The id of the share, and the composition that its tabs get.',
    isOwnToken,
    about: async ({ context, token, body }) => ({ state: await tokenState(context, token, ...namesIn(body)) }),
    handle: ({ context, actor, body }) => startShare(context, body, releaserOf(actor)),
  }),
  call('POST /releases/:name/share/end', {
    capability: 'release.end-share',
    summary: 'End the share of a part: for nobody, or with finish=true for everybody',
    params: partParamsSchema,
    body: endShareSchema,
    answers: 'Nothing.',
    isOwnToken,
    about: async ({ context, token, params, body }) => ({
      state: await tokenState(context, token, ...(await partsToEnd(context, params.name, body))),
    }),
    handle: ({ context, actor, params, body }) =>
      endShare(context, params.name, { ...body, releaser: releaserOf(actor) }),
  }),
  call('POST /share-reports', {
    capability: 'share-report.send',
    summary: 'Report whether a tab that takes part in a share has failed',
    body: shareReportSchema,
    answers: 'Nothing. Tabs are counted; which they were is forgotten when the share ends.',
    handle: ({ context, body, request }) => countShareReport(context, body, clientNetworkOf(request.ip)),
  }),
];

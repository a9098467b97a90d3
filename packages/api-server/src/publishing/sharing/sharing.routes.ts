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
    summary: 'Share releases that were sent with hold=true with a portion of the tabs, all of them together',
    body: shareSchema,
    answers: 'The id of the share and the composition that its tabs receive.',
    isOwnToken,
    about: async ({ context, token, body }) => ({ state: await tokenState(context, token, ...namesIn(body)) }),
    handle: async ({ context, actor, body, request }) =>
      startShare(context, body, await releaserOf(context, actor, request)),
  }),
  call('POST /releases/:name/share/end', {
    capability: 'release.end-share',
    summary: 'End the share of a part: the release goes to no tab, or with finish=true to all tabs',
    params: partParamsSchema,
    body: endShareSchema,
    answers: 'No data.',
    isOwnToken,
    about: async ({ context, token, params, body }) => ({
      state: await tokenState(context, token, ...(await partsToEnd(context, params.name, body))),
    }),
    handle: async ({ context, actor, params, body, request }) =>
      endShare(context, params.name, { ...body, releaser: await releaserOf(context, actor, request) }),
  }),
  call('POST /share-reports', {
    capability: 'share-report.send',
    summary: 'Report whether a tab that takes part in a share has failed',
    body: shareReportSchema,
    answers: 'No data. Tabs are counted; their identities are discarded when the share ends.',
    handle: ({ context, body, request }) => countShareReport(context, body, clientNetworkOf(request.ip)),
  }),
];

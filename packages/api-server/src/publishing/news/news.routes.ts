import { compositionParamsSchema, tabAgeSchema } from '@portal/domain';
import { call } from '../../platform/http/call';
import { clientNetworkOf } from '../../platform/limits/client-network';
import { readNews, setTabAge } from './news.service';

/** News of releases for open tabs. */
export const newsCalls = [
  call('GET /releases/compositions/:id/news', {
    capability: 'composition.follow',
    summary: 'What a tab should know that was loaded with this composition',
    params: compositionParamsSchema,
    answers: 'The present composition, and whether something in that of the tab was replaced urgently or taken back.',
    handle: ({ context, params, request }) => readNews(context, params.id, clientNetworkOf(request.ip)),
  }),
  call('POST /releases/tab-age', {
    capability: 'release.set-tab-age',
    summary: 'Set how old a tab may become on code that was taken back; 0: as old as it likes',
    body: tabAgeSchema,
    answers: 'Nothing.',
    says: 'saved',
    handle: ({ context, actor, body }) => setTabAge(context, actor, body),
  }),
];

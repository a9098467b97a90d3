import { compositionParamsSchema, tabAgeSchema } from '@portal/domain';
import { call } from '../../platform/http/call';
import { clientNetworkOf } from '../../platform/limits/client-network';
import { readNews, setTabAge } from './news.service';

/** News of releases for open tabs. */
export const newsCalls = [
  call('GET /releases/compositions/:id/news', {
    capability: 'composition.follow',
    summary: 'News for a tab that was loaded with this composition',
    params: compositionParamsSchema,
    answers:
      'The current composition, and whether a release in the tab’s composition was urgently replaced or taken back.',
    handle: ({ context, params, request }) => readNews(context, params.id, clientNetworkOf(request.ip)),
  }),
  call('POST /releases/tab-age', {
    capability: 'release.set-tab-age',
    summary: 'Set how long a tab may keep running code that was taken back; 0 means no limit',
    body: tabAgeSchema,
    answers: 'No data.',
    says: 'saved',
    handle: ({ context, actor, body }) => setTabAge(context, actor, body),
  }),
];

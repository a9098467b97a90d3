import { searchQuerySchema } from '@portal/domain';
import { call } from '../../platform/http/call';
import { searchPortal } from './search.service';

export const searchCalls = [
  call('GET /search', {
    capability: 'portal.search',
    summary: 'Search facilities, instruments and people by name',
    query: searchQuerySchema,
    answers:
      'At most eight results of each kind, each with the page that opens it: facilities first, beginning with those whose acronym starts with `q`. Every word of `q` must match. The results contain the records that the caller’s lists show, and then those that are public, as accepted: owners and reviewers find facilities that are neither submitted nor certified only if they are their own, and people are found only by callers who may list accounts.',
    handle: ({ context, actor, query }) => searchPortal(context, actor, query.q),
  }),
];

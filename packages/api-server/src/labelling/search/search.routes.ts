import { searchQuerySchema } from '@portal/domain';
import { call } from '../../platform/http/call';
import { searchPortal } from './search.service';

export const searchCalls = [
  call('GET /search', {
    capability: 'portal.search',
    summary: 'Find facilities, instruments and people by their names',
    query: searchQuerySchema,
    answers:
      'At most eight of each kind, each with the page that opens it: facilities first, those whose acronym begins with `q` before the others. Every word of `q` must be found. Nothing is found that no list shows to the caller: of facilities that are not submitted only their own for owners and reviewers, and people only for those who list accounts.',
    handle: ({ context, actor, query }) => searchPortal(context.db, actor, query.q),
  }),
];

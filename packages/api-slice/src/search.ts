import type { Found } from '@portal/domain';
import { api } from './api';
import { withQuery } from './request/with-query';
import { get, SAID_BY_PAGE } from './request/call';

const search = api.injectEndpoints({
  endpoints: (build) => ({
    /** What the user finds by these words: facilities, instruments and people, each with its page. */
    search: build.query<Found[], string>({
      extraOptions: SAID_BY_PAGE,
      query: (q) => withQuery(get('/search'), { q }),
      // The portal changes; what was found a minute ago may not be there.
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useSearchQuery } = search;

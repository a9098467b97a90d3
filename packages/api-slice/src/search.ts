import type { Found } from '@portal/domain';
import { api } from './api';
import { withQuery } from './request/with-query';
import { get, SAID_BY_PAGE } from './request/call';

const search = api.injectEndpoints({
  endpoints: (build) => ({
    /** The facilities, instruments and users that match a query, each with its page. */
    search: build.query<Found[], string>({
      extraOptions: SAID_BY_PAGE,
      query: (q) => withQuery(get('/search'), { q }),
      // Cached results could contain records that no longer exist.
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useSearchQuery } = search;

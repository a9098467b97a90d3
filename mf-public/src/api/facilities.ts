import { api, applicationList, get, SAID_BY_PAGE, withQuery } from '@portal/api-slice';
import type { Path } from '@portal/api-slice';
import type { ConfigurationChange, ConfigurationChanges, StatusCount } from '@portal/domain';

const facilities = api.injectEndpoints({
  endpoints: (build) => ({
    /** The number of facilities that have reached each status. */
    countByStatus: build.query<StatusCount[], void>({
      extraOptions: SAID_BY_PAGE,
      query: () => get('/national-facility/status-counts'),
      providesTags: [applicationList, 'Facility'],
    }),
    /** Approved operational configurations of all facilities, newest first. */
    listApprovals: build.query<ConfigurationChange[], void>({
      extraOptions: SAID_BY_PAGE,
      async queryFn(_nothing, _api, _options, baseQuery) {
        const approvals: ConfigurationChange[] = [];
        for (let cursor: string | null = null, isMore = true; isMore;) {
          const path: Path = withQuery(get('/operational-configurations'), { changed_since: cursor });
          // In sequence, since each answer contains the cursor of the next page.
          // eslint-disable-next-line no-await-in-loop
          const answer = await baseQuery(path);
          if (answer.error) return { error: answer.error };
          const { changes, cursor: next, has_more } = answer.data as ConfigurationChanges;
          approvals.unshift(...changes.filter(({ change }) => change === 'approved').toReversed());
          [cursor, isMore] = [next, has_more];
        }
        return { data: approvals };
      },
      providesTags: ['Facility'],
    }),
  }),
});

export const { useCountByStatusQuery, useListApprovalsQuery } = facilities;

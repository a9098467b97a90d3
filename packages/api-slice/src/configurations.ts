import type { ConfigurationChange, ConfigurationChanges } from '@portal/domain';
import { api } from './api';
import { get, SAID_BY_PAGE } from './request/call';
import { withQuery } from './request/with-query';

const configurations = api.injectEndpoints({
  endpoints: (build) => ({
    /** All changes of the operational configurations of all facilities, oldest first. */
    listConfigurationChanges: build.query<ConfigurationChange[], void>({
      extraOptions: SAID_BY_PAGE,
      async queryFn(_nothing, _api, _options, baseQuery) {
        const all: ConfigurationChange[] = [];
        for (let changed_since: string | null = null, isMore = true; isMore;) {
          // In sequence, since each answer contains the cursor of the next page.
          // eslint-disable-next-line no-await-in-loop
          const answer = await baseQuery(withQuery(get('/operational-configurations'), { changed_since }));
          if (answer.error) return { error: answer.error };
          const { changes, cursor, has_more } = answer.data as ConfigurationChanges;
          all.push(...changes);
          [changed_since, isMore] = [cursor, has_more];
        }
        return { data: all };
      },
      providesTags: ['Facility'],
    }),
  }),
});

export const { useListConfigurationChangesQuery } = configurations;

/** Path of one version as JSON, for `useDownload`. */
export const configurationVersion = (facilityId: string, version: number) =>
  `${get('/national-facility/:facilityId/operational-configuration', { facilityId })}?download&version=${version}`;

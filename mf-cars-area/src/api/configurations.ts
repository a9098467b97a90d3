import { api, get, oneApplication, post, stale, withQuery, SAID_BY_PAGE } from '@portal/api-slice';
import type { Path } from '@portal/api-slice';
import type {
  ConfigurationChange,
  ConfigurationChanges,
  ConfigurationVersion,
  NewConfigurationInput,
} from '@portal/domain';

/** A facility says which version is in force. */
const changed = (id: string) => [oneApplication(id), 'Facility' as const, { type: 'History' as const, id }];

const configurations = api.injectEndpoints({
  endpoints: (build) => ({
    /** The versions of the operational configuration of a facility, the latest first. */
    listConfigurations: build.query<ConfigurationVersion[], string>({
      extraOptions: SAID_BY_PAGE,
      query: (id) => get('/national-facility/:id/operational-configurations', { id }),
      providesTags: (_versions, _error, id) => [oneApplication(id)],
    }),
    /** What changed in the configurations of all facilities, the first change first. */
    listConfigurationChanges: build.query<ConfigurationChange[], void>({
      extraOptions: SAID_BY_PAGE,
      async queryFn(_nothing, _api, _options, baseQuery) {
        const changes: ConfigurationChange[] = [];
        for (let cursor: string | null = null, isMore = true; isMore;) {
          const path: Path = withQuery(get('/operational-configurations'), { changed_since: cursor });
          // One after the other: each answer says what to ask with next.
          // eslint-disable-next-line no-await-in-loop
          const answer = await baseQuery(path);
          if (answer.error) return { error: answer.error };
          const part = answer.data as ConfigurationChanges;
          changes.push(...part.changes);
          ({ cursor, has_more: isMore } = part);
        }
        return { data: changes };
      },
      providesTags: ['Facility'],
    }),
    approveConfiguration: build.mutation<ConfigurationVersion[], { id: string } & NewConfigurationInput>({
      query: ({ id, ...body }) => post('/national-facility/:id/operational-configurations', { id }, { body }),
      invalidatesTags: (_versions, error, { id }) => stale(error, changed(id)),
    }),
    withdrawConfiguration: build.mutation<ConfigurationVersion[], { id: string; number: number; reason: string }>({
      query: ({ id, number, reason }) =>
        post(
          '/national-facility/:id/operational-configurations/:number/withdraw',
          { id, number },
          { body: { reason } },
        ),
      invalidatesTags: (_versions, error, { id }) => stale(error, changed(id)),
    }),
  }),
});

export const {
  useListConfigurationsQuery,
  useListConfigurationChangesQuery,
  useApproveConfigurationMutation,
  useWithdrawConfigurationMutation,
} = configurations;

/** Path of one version as JSON, for `useDownload`. */
export const configurationVersion = (facilityId: string, version: number) =>
  `${get('/national-facility/:facilityId/operational-configuration', { facilityId })}?download&version=${version}`;

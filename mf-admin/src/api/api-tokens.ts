import { api, get, post, remove, stale, SAID_BY_PAGE } from '@portal/api-slice';
import type { ApiToken, ApiTokenInput, NewApiToken } from '@portal/domain';

const apiTokens = api.enhanceEndpoints({ addTagTypes: ['ApiToken'] }).injectEndpoints({
  endpoints: (build) => ({
    /** The API tokens of services, the newest first. */
    listApiTokens: build.query<ApiToken[], void>({
      extraOptions: SAID_BY_PAGE,
      query: () => get('/api-tokens'),
      providesTags: ['ApiToken'],
      // Services use them all the time, so what is cached is outdated at once.
      keepUnusedDataFor: 0,
    }),
    makeApiToken: build.mutation<NewApiToken, ApiTokenInput>({
      query: (body) => post('/api-tokens', { body, saidByPage: true }),
      invalidatesTags: (_token, error) => stale(error, ['ApiToken']),
    }),
    /** Ends a token immediately. */
    endApiToken: build.mutation<null, string>({
      query: (id) => remove('/api-tokens/:id', { id }),
      invalidatesTags: (_nothing, error) => stale(error, ['ApiToken']),
    }),
  }),
});

export const { useListApiTokensQuery, useMakeApiTokenMutation, useEndApiTokenMutation } = apiTokens;

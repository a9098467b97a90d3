import type { FinishedRound } from '@portal/domain';
import { api } from './api';
import { oneApplication } from './application-tags';
import { get, SAID_BY_PAGE } from './request/call';

const rounds = api.injectEndpoints({
  endpoints: (build) => ({
    listRounds: build.query<FinishedRound[], string>({
      extraOptions: SAID_BY_PAGE,
      query: (id) => get('/national-facility/:id/rounds', { id }),
      providesTags: (_rounds, _error, id) => [oneApplication(id)],
    }),
  }),
});

export const { useListRoundsQuery } = rounds;

import type { FinishedRound } from '@portal/domain';
import { api } from './api';
import { oneApplication } from './application-tags';
import { get } from './request/call';

const rounds = api.injectEndpoints({
  endpoints: (build) => ({
    listRounds: build.query<FinishedRound[], string>({
      query: (id) => get('/national-facility/:id/rounds', { id }),
      providesTags: (_rounds, _error, id) => [oneApplication(id)],
    }),
  }),
});

export const { useListRoundsQuery } = rounds;

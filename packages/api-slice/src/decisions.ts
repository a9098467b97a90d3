import type { Condition, IssuedDecision } from '@portal/domain';
import { api } from './api';
import { get } from './request/call';

const decisions = api.injectEndpoints({
  endpoints: (build) => ({
    /** The decisions of the present round, with statements and conditions. */
    listDecisions: build.query<IssuedDecision[], string>({
      query: (id) => get('/national-facility/:id/decisions', { id }),
      providesTags: (_decisions, _error, id) => [{ type: 'Facility', id }],
    }),
    /** All conditions of a facility, open or closed, from all rounds. */
    listConditions: build.query<Condition[], string>({
      query: (id) => get('/national-facility/:id/conditions', { id }),
      providesTags: (_conditions, _error, id) => [{ type: 'Facility', id }],
    }),
  }),
});

export const { useListDecisionsQuery, useListConditionsQuery } = decisions;

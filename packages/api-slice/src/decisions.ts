import type { Condition, FulfilmentInput, IssuedDecision } from '@portal/domain';
import { api } from './api';
import { applicationList, oneApplication } from './application-tags';
import { stale } from './stale';
import { get, post } from './request/call';

const decisions = api.injectEndpoints({
  endpoints: (build) => ({
    /** What was decided in the present round, in words. */
    listDecisions: build.query<IssuedDecision[], string>({
      query: (id) => get('/national-facility/:id/decisions', { id }),
      providesTags: (_decisions, _error, id) => [{ type: 'Facility', id }],
    }),
    /** All conditions that were ever set for a facility, open or closed. */
    listConditions: build.query<Condition[], string>({
      query: (id) => get('/national-facility/:id/conditions', { id }),
      providesTags: (_conditions, _error, id) => [{ type: 'Facility', id }],
    }),
    /** Closes a condition as met; this cannot be undone. */
    fulfilCondition: build.mutation<Condition[], { id: string; condition: string } & FulfilmentInput>({
      query: ({ id, condition, fulfilment }) =>
        post('/national-facility/:id/conditions/:condition/fulfil', { id, condition }, { body: { fulfilment } }),
      // With the last of them, nothing is pending any more.
      invalidatesTags: (_conditions, error, { id }) =>
        stale(error, [applicationList, oneApplication(id), 'Facility' as const, { type: 'History' as const, id }]),
    }),
  }),
});

export const { useListDecisionsQuery, useListConditionsQuery, useFulfilConditionMutation } = decisions;
